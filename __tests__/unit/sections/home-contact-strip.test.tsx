/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ContactStrip } from "../../../src/sections/home/contact-strip";
import company from "../../content/company.json";
import { contact } from "../../content/pages/home.json";

test("three cards open the map (announcing the new tab), call the firm, and write to it", () => {
  render(<ContactStrip contact={contact} company={company} />);
  const card = (name: RegExp) => screen.getByRole("link", { name });
  const location = card(/^Shed.*opens in a new tab/);
  expect(location.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Shed%207/);
  expect(location).toHaveAttribute("target", "_blank");
  expect(card(/^Telephone.*01632 960 777/)).toHaveAttribute("href", "tel:+441632960777");
  expect(card(/^Telephone/)).not.toHaveAttribute("target");
  expect(card(/^Post/)).toHaveAttribute("href", "mailto:hello@harbour-heron.example");
});
