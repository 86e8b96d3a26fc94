/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PostalAddress } from "../../../src/sections/contact/postal-address";

test("an address without a street has no empty line", () => {
  const farm = { building: "Rectory Farm", street: null, town: "Eye", county: "Suffolk", postcode: "IP23 0ZZ" };
  render(<PostalAddress address={farm} />);
  const lines = [...screen.getByRole("group").children].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Rectory Farm", "Eye", "Suffolk", "IP23 0ZZ"]);
});
