import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextEncoder } from "node:util";
import { showToast } from "../../../src/components/show-toast";
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
const told = jest.mocked(notify);
const shown = jest.mocked(showToast);
const fetchedClient = jest.mocked(fetchClient);

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

/** The form as the server sends it. */
const sentHtml = async () => {
  Object.assign(globalThis, { TextEncoder });
  return (await import("react-dom/server")).renderToString(form);
};

/** Lets everything happen that follows from an action. */
const finish = (action: () => void) =>
  act(() => {
    action();
    return Promise.resolve();
  });

const formIn = (container: HTMLElement) => {
  const element = container.querySelector("form");
  if (!element) throw new Error("There is no form.");
  return element;
};

const fill = (container: HTMLElement, name: string, value: string) => {
  const element = formIn(container).elements.namedItem(name);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error(`No ${name}.`);
  element.value = value;
};

/** A store whose outcome the test decides. */
const pendingStore = () => {
  const outcome = { stored: (): void => undefined };
  store.mockImplementation(
    () =>
      new Promise<void>(resolve => {
        outcome.stored = resolve;
      }),
  );
  return outcome;
};

let logged: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  fetchedClient.mockRejectedValue(new Error("not needed here"));
  logged = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => logged.mockRestore());

test("is sent as well on a page that the browser has translated", async () => {
  const user = userEvent.setup();
  const outcome = pendingStore();
  const { container } = render(form);
  await fillIn(user);
  translate(container);
  await user.click(button());
  expect(button()).toHaveTextContent("Sending...");
  await finish(outcome.stored);
  expect(button()).toHaveTextContent("Send message");
});

test("a failure is logged, and the endpoints are not told", async () => {
  const user = userEvent.setup();
  const error = new Error("Failed to save to database");
  store.mockRejectedValueOnce(error);
  render(form);
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(logged).toHaveBeenCalledWith(error));
  expect(told).not.toHaveBeenCalled();
});

test("the endpoints are told once the enquiry is stored, with the time and the page of the button", async () => {
  const user = userEvent.setup();
  const outcome = pendingStore();
  render(form);
  await fillIn(user);
  await user.click(button());
  expect(told).not.toHaveBeenCalled();
  await finish(outcome.stored);
  expect(told).toHaveBeenCalledWith({
    ...typed,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    source: window.location.href,
  });
});

test("coming back while the enquiry is on its way finds it as it was sent, not to be changed, and sends nothing twice", async () => {
  const user = userEvent.setup();
  const outcome = pendingStore();
  const { unmount } = render(form);
  await fillIn(user);
  await user.click(button());
  unmount();
  const { container } = render(form);
  expect(values()).toEqual(typed);
  for (const each of fields()) expect(each).toHaveAttribute("readonly");
  expect(button()).toBeDisabled();
  formIn(container).noValidate = true;
  act(() => formIn(container).requestSubmit());
  await finish(outcome.stored);
  await waitFor(() => expect(button()).toBeEnabled());
  expect(values()).toEqual(emptyEnquiry);
  expect(store).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledTimes(1);
});

test("coming back to an enquiry that then fails finds what was typed, and lets it be changed", async () => {
  const user = userEvent.setup();
  let refuse = (): void => undefined;
  store.mockImplementation(() => new Promise((_, reject) => (refuse = () => reject(new Error("no")))));
  const { unmount } = render(form);
  await fillIn(user);
  await user.click(button());
  unmount();
  render(form);
  await user.type(field("Message"), "Another roof.");
  await finish(() => refuse());
  await waitFor(() => expect(button()).toBeEnabled());
  expect(values()).toEqual(typed);
  await user.type(field("Message"), " Badly.");
  expect(field("Message")).toHaveValue(`${typed.message} Badly.`);
});

describe("How much a field still takes", () => {
  const { left, cut } = contact.form.length;
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

  test("is said in a tenth of it, once the visitor pauses", async () => {
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

  test("is said when the end of what was pasted is cut off, until it is shortened", async () => {
    await paste("Name", "x".repeat(201));
    await paste("Message", "y".repeat(5_001));
    pause();
    expect(values()).toEqual({ ...emptyEnquiry, name: "x".repeat(200), message: "y".repeat(5_000) });
    expect(note("Name")).toHaveTextContent(`${cut} 200`);
    expect(note("Message")).toHaveTextContent(`${cut} 5,000`);
    await user.keyboard("{Backspace}");
    pause();
    expect(note("Message")).toHaveTextContent(`${left} 1`);
    expect(note("Name")).toHaveTextContent(`${cut} 200`);
  });

  test("is not said of what takes the place of a selection and fits", async () => {
    await paste("Message", "x".repeat(5_000));
    await user.tripleClick(field("Message"));
    await user.paste("y".repeat(5_000));
    pause();
    expect(note("Message")).toHaveTextContent(`${left} 0`);
  });

  test("is said no more once the enquiry has been sent", async () => {
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

test.each([
  ["Name", " \u200B ", "Please write your name here."],
  ["Message", " \n\u2060 ", "Please write your message here."],
  ["Name", "Ann\u202Enib", "Please clear this field and type it by hand: what was pasted holds hidden characters."],
  [
    "Phone (optional)",
    "01632\u2066",
    "Please clear this field and type it by hand: what was pasted holds hidden characters.",
  ],
  [
    "E-mail",
    "ann\u200B@example.com",
    "Please clear this field and type it by hand: what was pasted holds hidden characters.",
  ],
  ["Name", "\uE000\u{50000}", "Please write your name here."],
  ["Message", "שלום \u202Eabc", ""],
  ["Name", "Ann", ""],
])("%s that holds %j: the browser says '%s'", async (name, text, words) => {
  render(form);
  const element = field(name) as HTMLInputElement;
  await userEvent.setup().click(element);
  await userEvent.setup().paste(text);
  expect(element.validationMessage).toBe(words);
});

test("what was typed before the script came stands above the draft", async () => {
  sessionStorage.setItem("enquiry-draft", JSON.stringify({ ...typed, name: "Old name" }));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await sentHtml();
  fill(container, "name", "New name");
  render(form, { container, hydrate: true });
  expect(values()).toEqual({ ...typed, name: "New name" });
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

test("where nothing stores enquiries, telephone and e-mail take the form's place", () => {
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
