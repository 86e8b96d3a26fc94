import { addressLine, mapSearchHref, phoneHref } from "../../../src/components/contact-links";

const address = { building: "Unit 1", street: "A & B Road", town: "Eye", county: "Suffolk", postcode: "IP23 0ZZ" };

test.each(["01632 960 142", "+44 1632 960142"])("the link of %s calls its international form", number =>
  expect(phoneHref(number)).toBe("tel:+441632960142"),
);

test("an address of one line above the town has no empty part", () => {
  const farm = { ...address, building: "Rectory Farm", street: null };
  expect(addressLine(farm)).toBe("Rectory Farm, Eye, Suffolk IP23 0ZZ");
  expect(addressLine({ ...address, building: null })).toBe("A & B Road, Eye, Suffolk IP23 0ZZ");
});

test("the map link searches for the whole address", () => {
  expect(addressLine(address)).toBe("Unit 1, A & B Road, Eye, Suffolk IP23 0ZZ");
  expect(new URL(mapSearchHref(address)).searchParams.get("query")).toBe(addressLine(address));
});
