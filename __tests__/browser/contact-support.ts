import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Enquiry, type FieldName, fieldNames } from "../../src/enquiry/fields";
import { readEnquiries } from "../../tools/server/stored-enquiries";
import { emptyEnquiry, fullEnquiry } from "../enquiry";
import { contactPage } from "./content";
import { dataDirectory } from "./data-directory";

/** Every enquiry succeeds or fails within this time, in ms. */
export const timeLimit = 15_000;

/** The URL that stores an enquiry. */
export const storeUrl = "**/rest/v1/contact_submissions*";

/** An enquiry with a unique message. */
export const newEnquiry = (): Enquiry => ({ ...fullEnquiry, message: `The roof leaks. ${randomUUID()}` });

/** Opens the contact page as a new visitor. The map's host does not answer. */
export const openContact = async (page: Page, path = "/contact") => {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  await page.route(/^https:/, route => route.abort());
  await page.goto(path);
  await ready(page);
};

export const ready = (page: Page) => expect(button(page)).toBeEnabled();

export const button = (page: Page) => page.locator("#contact-form button[type=submit]");
export const field = (page: Page, name: FieldName) => page.locator(`#contact-form [name=${name}]`);

export const fillIn = async (page: Page, enquiry: Enquiry) => {
  for (const name of fieldNames) await field(page, name).fill(enquiry[name]);
};

/** Fills in a field as some password managers do: without an event. */
export const fillByScript = (page: Page, name: FieldName, text: string) =>
  field(page, name).evaluate((element: HTMLInputElement, value) => {
    element.value = value;
  }, text);

/** Opens the contact page and fills in a new enquiry. */
export const openFilledIn = async (page: Page) => {
  const enquiry = newEnquiry();
  await openContact(page);
  await fillIn(page, enquiry);
  return enquiry;
};

export const send = async (page: Page, enquiry: Enquiry) => {
  await fillIn(page, enquiry);
  await button(page).click();
};

/** Presses the button and waits until the request is sent. */
export const press = async (page: Page) => {
  const sent = page.waitForRequest(storeUrl);
  await button(page).click();
  await sent;
};

export const expectFields = async (page: Page, expected: Enquiry) => {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(expected[name]);
};

/** Success: the toast, empty fields, an enabled button. */
export const expectSent = async (page: Page) => {
  const toast = page.getByRole("status").filter({ hasText: "Message sent!" });
  await expect(toast).toContainText(/We['’]ll get back to you as soon as possible\./, { timeout: timeLimit });
  // Stays after the toast has disappeared.
  await expect(page.locator("form")).toContainText(`${contactPage.sent.title} ${contactPage.sent.text}`);
  await expectFields(page, emptyEnquiry);
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(contactPage.form.submit);
};

/** Success, and exactly one stored row. */
export const expectStored = async (page: Page, { message }: Enquiry) => {
  await expectSent(page);
  expect(await stored(message)).toHaveLength(1);
};

/** The notice of the specification, section 8. */
const failed = {
  title: "Error sending message",
  text: "There was a problem sending your message. Please try again.",
};

/** Failure: the toast, fields as they were, what to do now, an enabled button. */
export const expectFailed = async (page: Page, typed: Enquiry, { title, text } = failed) => {
  const toast = page.getByRole("alert").filter({ hasText: title });
  await expect(toast).toContainText(text, { timeout: timeLimit });
  await expectFields(page, typed);
  await expect(page.locator("form")).toContainText(text);
  await expect(page.locator("form a[href^='tel:']")).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(contactPage.form.submit);
};

/** The stored enquiries with exactly this message, as `npm run enquiries` reads them. */
export const stored = async (message: string) =>
  (await readEnquiries(process.env.JL_DATA_DIR ?? dataDirectory)).filter(enquiry => enquiry.message === message);
