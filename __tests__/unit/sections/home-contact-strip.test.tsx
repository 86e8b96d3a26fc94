import { render, screen } from "@testing-library/react";
import { ContactStrip } from "../../../src/sections/home/contact-strip";

const contact = {
  eyebrow: null,
  heading: "Talk to us",
  text: null,
  location: { title: "Location", action: "Find us on the map" },
  phone: { title: "Phone", action: "Call us" },
  email: { title: "E-mail", action: "Send an e-mail" },
};
const company = {
  address: { building: "Unit 00", street: "Business Park", town: "Eye", county: "Suffolk", postcode: "IP23 0ZZ" },
  phone: { display: "01632 960 142" },
  email: { address: "info@jlmaintenance.example" },
};

beforeEach(() => {
  render(<ContactStrip contact={contact} company={company} />);
});

test("the location card searches the map in a new tab and says so", () => {
  const card = screen.getByRole("link", { name: /^Location.*opens in a new tab/ });
  expect(card).toHaveAttribute(
    "href",
    expect.stringContaining("https://www.google.com/maps/search/?api=1&query=Unit%2000"),
  );
  expect(card).toHaveAttribute("target", "_blank");
  expect(card).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("the phone card starts a call and the e-mail card a message, in place", () => {
  const phone = screen.getByRole("link", { name: /^Phone.*01632 960 142/ });
  expect(phone).toHaveAttribute("href", "tel:+441632960142");
  expect(phone).not.toHaveAttribute("target");
  const email = screen.getByRole("link", { name: /^E-mail/ });
  expect(email).toHaveAttribute("href", "mailto:info@jlmaintenance.example");
});
