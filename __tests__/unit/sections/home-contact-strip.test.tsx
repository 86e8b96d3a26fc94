/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ContactStrip } from "../../../src/sections/home/contact-strip";

test("three cards open the map (announcing the new tab), call the firm, and write to it", () => {
  const contact = {
    ...{ eyebrow: null, heading: "Talk to us", text: null },
    location: { title: "Location", action: "Find us on the map" },
    phone: { title: "Phone", action: "Call us" },
    email: { title: "E-mail", action: "Send an e-mail" },
  };
  const company = {
    address: { building: "Unit 00", street: "Business Park", town: "Eye", county: "Suffolk", postcode: "IP23 0ZZ" },
    phone: { display: "01632 960 142" },
    email: { address: "info@jlmaintenance.example" },
  };
  render(<ContactStrip contact={contact} company={company} />);
  const card = (name: RegExp) => screen.getByRole("link", { name });
  const location = card(/^Location.*opens in a new tab/);
  expect(location.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Unit%2000/);
  expect(location).toHaveAttribute("target", "_blank");
  expect(card(/^Phone.*01632 960 142/)).toHaveAttribute("href", "tel:+441632960142");
  expect(card(/^Phone/)).not.toHaveAttribute("target");
  expect(card(/^E-mail/)).toHaveAttribute("href", "mailto:info@jlmaintenance.example");
});
