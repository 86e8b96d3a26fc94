/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fetchClient } from "../../../src/enquiry/database";
import { fieldNames } from "../../../src/enquiry/fields";
import { notify } from "../../../src/enquiry/notify";
import { storeEnquiry } from "../../../src/enquiry/store";
import { EnquiryForm } from "../../../src/sections/contact/enquiry-form";
import page from "../../content/pages/contact.json";
import { emptyEnquiry } from "../../enquiry";
import { translate } from "./translate";

jest.mock("../../../src/enquiry/store");
jest.mock("../../../src/enquiry/notify");
jest.mock("../../../src/enquiry/database");
jest.mock("../../../src/components/show-toast");

const store = jest.mocked(storeEnquiry);
const notified = jest.mocked(notify);

const words = page.form;
const contact = {
  ...page,
  form: {
    ...words,
    name: { ...words.name, label: "Name" },
    email: { ...words.email, label: "E-mail" },
    phone: { ...words.phone, label: "Phone" },
    message: { ...words.message, label: "Message" },
    ...{ optional: "optional", submit: "Send message" },
  },
};
const company = { phone: { display: "01632 960 000" }, email: { address: "info@firm.example" } };
const form = <EnquiryForm page={contact} company={company} />;
const field = (name: string) => screen.getByRole("textbox", { name });
const button = () => screen.getByRole("button");
const fields = () => screen.getAllByRole<HTMLInputElement>("textbox");
const values = () => Object.fromEntries(fields().map(({ name, value }) => [name, value]));
const typed = { ...emptyEnquiry, name: "Ann", email: "ann@example.com", message: "The roof leaks." };

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const [name, words] of Object.entries({ Name: typed.name, "E-mail": typed.email, Message: typed.message })) {
    await user.click(field(name));
    await user.paste(words);
  }
};

let logged: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(fetchClient).mockRejectedValue(new Error("not needed here"));
  logged = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => logged.mockRestore());

test("no longer says that a message was sent once the next one is typed", async () => {
  const user = userEvent.setup();
  store.mockResolvedValue();
  render(form);
  await fillIn(user);
  await user.click(button());
  const outcome = await screen.findByText(`${page.sent.title} ${page.sent.text}`);
  await user.type(field("Name"), "B");
  expect(outcome).not.toBeInTheDocument();
});

test("keeps text that was typed before the scripts started, also if an extension has changed the page", () => {
  const served = render(form);
  const container = document.createElement("div");
  container.innerHTML = served.container.innerHTML;
  served.unmount();
  document.body.append(container);
  field("Name").after(document.createElement("div"));
  fireEvent.change(field("Name"), { target: { value: "Ann" } });
  render(form, { container, hydrate: true });
  expect(field("Name")).toHaveValue("Ann");
});

test("can be sent on a page that the browser has translated", async () => {
  const user = userEvent.setup();
  let stored = (): void => undefined;
  store.mockReturnValue(new Promise(resolve => (stored = resolve)));
  const { container } = render(form);
  await fillIn(user);
  translate(container);
  await user.click(button());
  expect(button()).toHaveTextContent("Sending...");
  stored();
  await waitFor(() => expect(button()).toHaveTextContent("Send message"));
});

test("a failure is logged, and the endpoints are not notified", async () => {
  const user = userEvent.setup();
  const error = new Error("Failed to save to database");
  store.mockRejectedValueOnce(error);
  render(form);
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(logged).toHaveBeenCalledWith(error));
  expect(notified).not.toHaveBeenCalled();
});

describe("The remaining length of a field", () => {
  const { left } = contact.form.length;
  const note = (name: string) => field(name).parentElement?.querySelector("[role=status]");
  let user: ReturnType<typeof userEvent.setup>;
  const paste = async (name: string, text: string) => {
    await user.click(field(name));
    await user.paste(text);
  };
  const pause = () => act(() => jest.advanceTimersByTime(500));

  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(form);
  });
  afterEach(() => jest.useRealTimers());

  test("appears in the last tenth, once the visitor stops typing", async () => {
    await paste("Message", "x".repeat(4_499));
    pause();
    expect(note("Message")).toBeEmptyDOMElement();
    await user.keyboard("x");
    expect(note("Message")).toBeEmptyDOMElement();
    pause();
    expect(note("Message")).toHaveTextContent(`${left} 500`);
    await user.keyboard("{Backspace}");
    pause();
    expect(note("Message")).toBeEmptyDOMElement();
  });

  test("reports no cut when pasted text replaces a selection and fits", async () => {
    await paste("Message", "x".repeat(5_000));
    await user.tripleClick(field("Message"));
    await user.paste("y".repeat(5_000));
    pause();
    expect(note("Message")).toHaveTextContent(`${left} 0`);
  });

  test("disappears once the enquiry has been sent", async () => {
    store.mockResolvedValue();
    await paste("Name", "Ann");
    await paste("E-mail", typed.email);
    await paste("Message", "x".repeat(5_000));
    pause();
    expect(note("Message")).toHaveTextContent(`${left} 0`);
    await user.click(button());
    await waitFor(() => expect(values()).toEqual(emptyEnquiry));
    expect(note("Message")).toBeEmptyDOMElement();
  });
});

const hidden = "Please clear this field and type it in again: the pasted text has hidden characters.";
test.each([
  ["Name", " \u200B ", "Please write your name here."],
  ["Message", " \n\u2060 ", "Please write your message here."],
  ["Name", "Ann\u202Enib", ""],
  ["Phone (optional)", "\u202A01632 960123\u202C", ""],
  ["E-mail", "ann\u200B@example.com", hidden],
  ["Name", "\uE000\u{50000}", "Please write your name here."],
  ["Message", "שלום \u202Eabc", ""],
  ["Name", "Ann", ""],
])("%s with the text %j: the browser says '%s', and the form when the visitor goes on", async (name, text, words) => {
  render(form);
  const element = field(name) as HTMLInputElement;
  await userEvent.setup().click(element);
  await userEvent.setup().paste(text);
  expect(element.validationMessage).toBe(words);
  await userEvent.setup().tab();
  expect(element).toHaveAccessibleDescription(words);
});

test("the browser's own bubble does not cover the message of a wrong field", () => {
  render(form);
  expect(fireEvent.invalid(field("E-mail"))).toBe(false);
  expect(field("E-mail")).not.toHaveFocus();
  fireEvent.invalid(field("Name"));
  expect(field("Name")).toHaveFocus();
});

test("the browser checks and fills in the fields", () => {
  render(form);
  const attributes = ["type", "required", "autocomplete", "inputmode", "rows"];
  const found = fields().map(element => [element.name, attributes.map(name => element.getAttribute(name))]);
  expect(found.map(([name]) => name)).toEqual(fieldNames);
  expect(Object.fromEntries(found)).toMatchObject({
    name: [null, "", "name", null, null],
    email: ["email", "", "email", "email", null],
    phone: ["tel", null, "tel", "tel", null],
    message: [null, "", null, null, "4"],
  });
});

test("without a store for enquiries, telephone and e-mail replace the form", () => {
  process.env.GATSBY_ENQUIRIES = "none";
  const { container, rerender } = render(form);
  expect(container.querySelector("form")).toBeNull();
  expect(screen.getByRole("link", { name: company.phone.display })).toHaveAttribute("href", "tel:+441632960000");
  expect(screen.getByRole("link", { name: company.email.address })).toBeVisible();
  process.env.GATSBY_SUPABASE_URL = "https://project.example";
  rerender(<EnquiryForm page={contact} company={company} />);
  expect(container.querySelector("form")).toBeVisible();
  delete process.env.GATSBY_SUPABASE_URL;
  delete process.env.GATSBY_ENQUIRIES;
});
