/** @jest-environment node */
import { classesOf, divideStyles } from "../../../src/build/page-styles";

const styles = [
  "a{color:red}",
  ".early_words{color:navy}",
  ".header_bar{color:black}",
  ".button_link{color:white}",
  ".hero_words{color:grey}",
  "@media print{.hero_words{color:black}}",
].join("");
const header = '<header class="header_bar"><a class="button_link">Call</a></header>';
const divide = () => divideStyles(styles, classesOf(header));

test("the rules of the header stand in the head of every page, and not in the sheet once more", () => {
  const { ofComponents, ofFirst } = divide();
  const head = ofFirst(`${header}<main><p class="hero_words">`);
  for (const rule of ["a{color:red}", ".header_bar{color:black}", ".button_link{color:white}"]) {
    expect(head).toContain(rule);
    expect(ofComponents).not.toContain(rule);
  }
  for (const rule of [".hero_words{color:grey}", ".early_words{color:navy}", "@media print"])
    expect(ofComponents).toContain(rule);
  expect(head).not.toMatch(/early|print/);
});

test("an element whose rules would change their order is told, with both of its classes", () => {
  const { assertOrder } = divide();
  assertOrder('<a class="button_link hero_words">');
  expect(() => assertOrder('<a class="button_link early_words">')).toThrow(/\.button_link .*\.early_words/);
});
