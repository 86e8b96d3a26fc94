/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SubServices } from "../../../src/sections/service/sub-services";
import { picture } from "./picture";

const item = { icon: "🏭", description: "We look after roofs.", picture };
const picturesOutside = () => screen.queryAllByRole("img", { hidden: true }).filter(img => !img.closest("details"));
const titled = (...titles: string[]) => titles.map(title => ({ ...item, title }));

test.each([
  ["three sub-services show their pictures above the list while it is closed", titled("Roofs", "Walls", "Floors"), 3],
  [
    "three, one without a picture, show none",
    [...titled("Roofs", "Walls"), { ...item, title: "Floors", picture: null }],
    0,
  ],
  ["four show the service's picture beside the list", titled("Roofs", "Walls", "Floors", "Yards"), 1],
])("%s", (_what, items, amount) => {
  render(
    <SubServices id="sub" subServices={{ eyebrow: "What", heading: "Work", text: "All", items }} picture={picture} />,
  );
  expect(picturesOutside()).toHaveLength(amount);
});
