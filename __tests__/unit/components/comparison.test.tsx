import { fireEvent, render, screen } from "@testing-library/react";
import { Comparison } from "../../../src/components/comparison";
import { picture } from "../sections/picture";

const before = { ...picture, alt: "Rusted beams", focus: "20% 30%" };
const after = { ...picture, alt: "Coated beams", focus: "80% 90%" };

const rule = () => screen.getByLabelText<HTMLInputElement>(/before the work/);
/** Where the rule between the pictures stands. */
const place = () => rule().parentElement?.style.getPropertyValue("--at");

test("the rule between the pictures before and after begins in the middle and follows the range input", () => {
  render(<Comparison before={before} after={after} sizes="100vw" caption="The beams" />);
  expect(place()).toBe("50%");
  fireEvent.input(rule(), { target: { value: "80" } });
  expect(place()).toBe("80%");
});

test("both pictures are there with their texts, and cut alike, so that they lie on each other", () => {
  render(<Comparison before={before} after={after} sizes="100vw" caption="The beams" />);
  expect(screen.getAllByRole("img").map(image => image.getAttribute("alt"))).toEqual(["Rusted beams", "Coated beams"]);
  for (const image of screen.getAllByRole("img")) expect(image.style.getPropertyValue("--focus")).toBe("20% 30%");
  expect(screen.getByRole("figure")).toHaveTextContent("The beams");
});
