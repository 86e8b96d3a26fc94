import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { readEnquiries } from "../../src/server/read-enquiries";
import { contactPage } from "./content";
import { dataDirectory } from "./data-directory";

/** What a visitor types. */
export interface Typed {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** In ms: within this every enquiry must have ended in one notice or the other. */
export const patience = 15_000;

/** The address that stores an enquiry. */
export const storing = "**/rest/v1/contact_submissions*";

/** An enquiry like no other. */
export const newEnquiry = (): Typed => ({
  name: "Ann Miller",
  email: "ann@example.com",
  phone: "01632 960 001",
  message: `The roof leaks. ${randomUUID()}`,
});

/** Opens the contact page as a visitor of their own, with the map's host out of reach. */
export const openContact = async (page: Page, path = "/contact") => {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  await page.route(/^https:/, route => route.abort());
  await page.goto(path);
  await ready(page);
};

export const ready = (page: Page) => expect(button(page)).toBeEnabled();

export const button = (page: Page) => page.locator("#contact-form button[type=submit]");
export const field = (page: Page, name: keyof Typed) => page.locator(`#contact-form [name=${name}]`);

export const fillIn = async (page: Page, { name, email, phone, message }: Typed) => {
  await field(page, "name").fill(name);
  await field(page, "email").fill(email);
  await field(page, "phone").fill(phone);
  await field(page, "message").fill(message);
};

export const send = async (page: Page, enquiry: Typed) => {
  await fillIn(page, enquiry);
  await button(page).click();
};

export const expectFields = async (page: Page, expected: Typed) => {
  for (const name of ["name", "email", "phone", "message"] as const)
    await expect(field(page, name)).toHaveValue(expected[name]);
};

/** Success: the notice, empty fields, a button that can be used. */
export const expectSent = async (page: Page) => {
  const notice = page.getByRole("status").filter({ hasText: "Message sent!" });
  await expect(notice).toContainText(/We['’]ll get back to you as soon as possible\./, { timeout: patience });
  await expectFields(page, { name: "", email: "", phone: "", message: "" });
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(contactPage.form.submit);
};

/** Failure: the notice, fields as they were, a button that can be used. */
export const expectFailed = async (page: Page, typed: Typed) => {
  const notice = page.getByRole("alert").filter({ hasText: "Error sending message" });
  await expect(notice).toContainText("There was a problem sending your message. Please try again.", {
    timeout: patience,
  });
  await expectFields(page, typed);
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(contactPage.form.submit);
};

/** The enquiries the local server has stored with exactly this message, as `npm run enquiries` reads them. */
export const stored = async (message: string) =>
  (await readEnquiries(process.env.JL_DATA_DIR ?? dataDirectory)).filter(enquiry => enquiry.message === message);
