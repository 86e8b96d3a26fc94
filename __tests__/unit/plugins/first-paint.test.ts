import { rulesAfterFirstPaint, rulesOfFirstPaint } from "../../../plugins/gatsby-plugin-static-emotion/first-paint";

const plain = ".button{color:red;}";
const pressed = ".button:active{color:maroon;}";
const hovered = "@media (hover: hover){.button:hover{color:maroon;}}";
const onPhone = "@media screen{.button,.button:hover{color:white;}}";
const focused = ".button:focus-visible{outline-offset:1px;}";
const open = ".menu:has(+ :popover-open){rotate:90deg;}";
const closed = ".menu:not(:has(+ :popover-open))>svg{display:none;}";

const layer = (...rules: readonly string[]) => `@layer components{${rules.join("")}}`;

test("the head has no rules for a hover, a press or an open menu", () => {
  expect(rulesOfFirstPaint(layer(plain, pressed, hovered, onPhone, open))).toBe(layer(plain, onPhone));
});

test("the head has the rules for a closed menu, and those for the keyboard's focus", () => {
  expect(rulesOfFirstPaint(layer(focused, closed))).toBe(layer(focused, closed));
});

test("the style sheet repeats the rules that win over a hover or a press", () => {
  expect(rulesAfterFirstPaint(layer(plain, pressed, hovered, onPhone))).toBe(layer(pressed, hovered, onPhone));
});

test("the style sheet repeats no rules of a style that is whole in the head", () => {
  expect(rulesAfterFirstPaint(layer(plain, focused, closed))).toBe("");
});
