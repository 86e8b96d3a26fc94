/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePressedWords } from "../../../../plugins/gatsby-plugin-editor/browser/page/use-pressed-words";
import { contentPath } from "../../paths";

const data = {
  title: "Dairy “Yard”",
  image: "../photos/yard.jpg",
  alt: "A yard",
  slides: [{ text: "First" }, { text: "The second slide has more words." }],
  action: "Write to us",
  card: { label: "Same", more: "Same" },
};
const yard = contentPath("case-studies/yard.json");
const files = new Map([
  [yard, JSON.stringify({ title: "The saved title" })],
  [contentPath("broken.json"), "{"],
  [contentPath("company.json"), JSON.stringify({ phone: { label: "Call us today" } })],
  [contentPath("team.json"), JSON.stringify({ people: [{ name: "Ada" }, { name: "Call us" }] })],
]);

/** Shows a page, and follows what is opened by presses on it. */
function showPage(html: string) {
  document.body.innerHTML = html;
  const opened: string[] = [];
  renderHook(() =>
    usePressedWords(document, {
      file: yard,
      data,
      files,
      goTo: path => opened.push(path.join(" ")),
      openField: (file, path) => opened.push([file, ...path].join(" ")),
    }),
  );
  return { opened, user: userEvent.setup() };
}

const element = (selector: string) => document.querySelector(selector)!;

test("a press on words, on marked words inside of them, or on a picture opens their field", async () => {
  const { opened, user } = showPage(
    "<h1>Dairy <em>“Yard”</em></h1><p>The second <b>slide</b> has more words.</p><img alt='A yard'>",
  );
  for (const selector of ["h1", "b", "img"]) await user.click(element(selector));
  expect(opened).toEqual(["title", "slides 1 text", "alt"]);
});

test("of several fields with the same words, each opens at its own place", async () => {
  const { opened, user } = showPage("<main><nav><i>Same</i></nav><h1>The same again</h1><h2>Same</h2></main>");
  await user.click(element("h2"));
  await user.click(element("i"));
  expect(opened).toEqual(["card more", "card label"]);
});

test("a press on the saved words of a field that has other words now opens it", async () => {
  const { opened, user } = showPage("<h1>The saved title</h1>");
  await user.click(element("h1"));
  expect(opened).toEqual(["title"]);
});

test("a link with words of the form opens their field, and with a key held its page", async () => {
  const { opened, user } = showPage("<a href='#contact'>Write to us</a>");
  await user.click(element("a"));
  expect(opened).toEqual(["action"]);
  expect(location.hash).toBe("");
  await user.keyboard("{Control>}");
  await user.click(element("a"));
  expect(opened).toEqual(["action"]);
});

test("words of another file open its form; links and buttons do what they do for visitors", async () => {
  const pressed = jest.fn();
  const { opened, user } = showPage("<p>Call us</p><button><span>Call us</span></button><i>Unknown words</i>");
  element("button").addEventListener("click", pressed);
  await user.click(element("p"));
  await user.click(element("span"));
  await user.click(element("i"));
  expect(opened).toEqual(["team.json people 1 name"]);
  expect(pressed).toHaveBeenCalledTimes(1);
});
