import { render, screen } from "@testing-library/react";
import { SubServices } from "../../../src/sections/service/sub-services";
import { picture } from "./picture";

const item = { title: "Roofs", icon: "🏭", description: "We look after roofs.", picture };
const renderItems = (items: Queries.SubServicesFragment["items"]) =>
  render(
    <SubServices id="sub" subServices={{ eyebrow: "What", heading: "Work", text: "All", items }} picture={picture} />,
  );
const picturesOutside = () => screen.queryAllByRole("img", { hidden: true }).filter(img => !img.closest("details"));
const titled = (...titles: string[]) => titles.map(title => ({ ...item, title }));

test("three sub-services show their pictures above the list while it is closed", () => {
  renderItems(titled("Roofs", "Walls", "Floors"));
  expect(picturesOutside()).toHaveLength(3);
});

test("three sub-services, one without a picture, show no picture above the list", () => {
  renderItems([...titled("Roofs", "Walls"), { ...item, title: "Floors", picture: null }]);
  expect(picturesOutside()).toHaveLength(0);
});

test("four sub-services show the service's picture beside the list", () => {
  renderItems(titled("Roofs", "Walls", "Floors", "Yards"));
  expect(picturesOutside()).toHaveLength(1);
});
