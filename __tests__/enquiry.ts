import { type Enquiry, type FieldName, fieldNames } from "../src/enquiry/fields";

/** A value for each field of the contact form. */
export const eachField = <T>(valueOf: (name: FieldName) => T) =>
  Object.fromEntries(fieldNames.map(name => [name, valueOf(name)])) as Record<FieldName, T>;

/** An empty form. */
export const emptyEnquiry: Enquiry = eachField(() => "");

/** An enquiry with all fields filled in. */
export const fullEnquiry: Enquiry = {
  ...eachField(name => `Some ${name}`),
  name: "Ann Visitor",
  email: "ann@example.com",
  phone: "01379 000000",
  message: "Our gutters leak.",
};
