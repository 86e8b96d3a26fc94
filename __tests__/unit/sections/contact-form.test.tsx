/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusedInsert, loadClient } from "../../../src/enquiry/database";
import { type FieldName, fieldNames, fields as fieldRules } from "../../../src/enquiry/fields";
import { showToast } from "../../../src/components/show-toast";
import { storeEnquiry } from "../../../src/enquiry/store-enquiry";
import { sendToWebhooks } from "../../../src/enquiry/webhooks";
import { EnquiryForm } from "../../../src/sections/contact/enquiry-form";
import company from "../../content/company.json";
import page from "../../content/pages/contact.json";
import { emptyEnquiry } from "../../enquiry";
import { translate } from "./translate";

jest.mock("../../../src/enquiry/store-enquiry", () => ({
  ...jest.requireActual<typeof import("../../../src/enquiry/store-enquiry")>("../../../src/enquiry/store-enquiry"),
  storeEnquiry: jest.fn(),
}));
jest.mock("../../../src/enquiry/webhooks");
jest.mock("../../../src/enquiry/database", () => ({
  ...jest.requireActual<typeof import("../../../src/enquiry/database")>("../../../src/enquiry/database"),
  loadClient: jest.fn(),
}));
jest.mock("../../../src/components/show-toast");

const store = jest.mocked(storeEnquiry);
const webhooks = jest.mocked(sendToWebhooks);

const form = <EnquiryForm page={page} company={company} />;
const { optional, submit, length } = page.form;
const field = (name: FieldName) => {
  const { label } = page.form[name];
  return screen.getByRole("textbox", { name: name === "phone" ? `${label} (${optional})` : label });
};
const button = () => screen.getByRole("button");
const fields = () => screen.getAllByRole<HTMLInputElement>("textbox");
const values = () => Object.fromEntries(fields().map(({ name, value }) => [name, value]));
const typed = { ...emptyEnquiry, name: "Ann", email: "ann@example.com", message: "The roof leaks." };

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const name of ["name", "email", "message"] as const) {
    await user.click(field(name));
    await user.paste(typed[name]);
  }
};

let logged: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(loadClient).mockRejectedValue(new Error("not needed here"));
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
  await user.type(field("name"), "B");
  expect(outcome).not.toBeInTheDocument();
});

test("keeps text that was typed before the scripts started, also if an extension has changed the page", () => {
  const foreign = document.body.appendChild(document.createElement("form"));
  const served = render(form);
  const container = document.createElement("div");
  container.innerHTML = served.container.innerHTML;
  served.unmount();
  document.body.append(container);
  field("name").after(document.createElement("div"));
  fireEvent.change(field("name"), { target: { value: "Ann" } });
  render(form, { container, hydrate: true });
  expect(field("name")).toHaveValue("Ann");
  foreign.remove();
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
  await waitFor(() => expect(button()).toHaveTextContent(submit));
});

test("a failure is logged, and nothing is sent to the webhooks", async () => {
  const user = userEvent.setup();
  const error = new Error("Failed to save to database");
  store.mockRejectedValueOnce(error);
  render(form);
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(logged).toHaveBeenCalledWith(error));
  expect(webhooks).not.toHaveBeenCalled();
});

test("a sender who has sent too many reads when to send again, and keeps the text", async () => {
  const user = userEvent.setup();
  store.mockRejectedValueOnce(new Error("Failed to save to database", { cause: refusedInsert(429, "PT429") }));
  render(form);
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByText(page.rateLimited.text)).toBeVisible();
  expect(screen.queryByText(page.failed.text)).toBeNull();
  expect(showToast).toHaveBeenCalledWith({ kind: "error", ...page.rateLimited });
  expect(values()).toMatchObject({ name: typed.name, message: typed.message });
});

describe("A doubtful enquiry", () => {
  const trap = () => document.querySelector<HTMLInputElement>("[aria-hidden] input")!;
  let now: jest.SpyInstance<number>;
  beforeEach(() => {
    now = jest.spyOn(performance, "now").mockReturnValue(10_000);
    store.mockResolvedValue();
  });
  afterEach(() => now.mockRestore());

  test.each<[number, object]>([
    [2_999, { doubtful: true }],
    [3_000, {}],
    [12_000, {}],
  ])("is stored and announced, %d ms after the first paint with a filled honeypot: %j", async (elapsed, mark) => {
    render(form);
    // An extension fills in all fields without an event.
    for (const name of ["name", "email", "message"] as const) (field(name) as HTMLInputElement).value = typed[name];
    trap().value = "filled";
    now.mockReturnValue(10_000 + elapsed);
    fireEvent.click(button());
    expect(await screen.findByText(`${page.sent.title} ${page.sent.text}`)).toBeVisible();
    expect(store).toHaveBeenCalledWith(typed, mark);
    const announced = webhooks.mock.lastCall?.[0];
    expect(announced).toMatchObject({ ...typed, ...mark });
    expect("doubtful" in (announced ?? {})).toBe("doubtful" in mark);
  });
});

describe("However an attempt ends, the visitor reads how", () => {
  const expectFailed = async () => {
    expect(await screen.findByText(page.failed.text)).toBeVisible();
    expect(showToast).toHaveBeenLastCalledWith({ kind: "error", ...page.failed });
    expect(button()).toHaveTextContent(submit);
    expect(button()).toBeEnabled();
  };
  const restore: (() => void)[] = [];
  const broken = <T extends object>(target: T, method: jest.FunctionPropertyNames<Required<T>>) => {
    const spy = jest.spyOn(target, method) as unknown as jest.SpyInstance;
    spy.mockImplementation(() => {
      throw new Error("changed by an extension");
    });
    restore.push(() => spy.mockRestore());
  };
  afterEach(() => restore.splice(0).forEach(undo => undo()));

  test.each<[string, () => void]>([
    ["the date cannot be written", () => broken(Date.prototype, "toISOString")],
    ["a field has another name", () => field("phone").setAttribute("name", "telephone")],
    ["the fields cannot be checked", () => broken(HTMLTextAreaElement.prototype, "setCustomValidity")],
  ])("if %s, that it failed; and what was typed is kept", async (_, breakSomething) => {
    const user = userEvent.setup();
    render(form);
    await fillIn(user);
    breakSomething();
    fireEvent.click(button());
    await expectFailed();
    expect(field("message")).toHaveValue(typed.message);
    expect(store).not.toHaveBeenCalled();
  });

  test("after such a failure the next attempt is sent", async () => {
    const user = userEvent.setup();
    store.mockResolvedValue();
    render(form);
    await fillIn(user);
    broken(Date.prototype, "toISOString");
    fireEvent.click(button());
    await expectFailed();
    restore.splice(0).forEach(undo => undo());
    fireEvent.click(button());
    expect(await screen.findByText(`${page.sent.title} ${page.sent.text}`)).toBeVisible();
    expect(screen.queryByText(page.failed.text)).toBeNull();
  });

  test.each<[string, () => void]>([
    ["the webhooks cannot be reached", () => webhooks.mockImplementation(() => void JSON.parse("{"))],
    ["the form cannot be emptied", () => broken(HTMLFormElement.prototype, "reset")],
    ["the honeypot was removed", () => document.querySelector("[aria-hidden] input")?.remove()],
  ])("if %s, that it was sent, because it is stored", async (_, breakSomething) => {
    const user = userEvent.setup();
    store.mockResolvedValue();
    render(form);
    await fillIn(user);
    breakSomething();
    fireEvent.click(button());
    expect(await screen.findByText(`${page.sent.title} ${page.sent.text}`)).toBeVisible();
    expect(button()).toHaveTextContent(submit);
    expect(store).toHaveBeenCalledTimes(1);
  });
});

describe("The remaining length of a field", () => {
  const note = (name: FieldName) => field(name).parentElement?.querySelector("[role=status]");
  let user: ReturnType<typeof userEvent.setup>;
  const paste = async (name: FieldName, text: string) => {
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
    await paste("message", "x".repeat(4_499));
    pause();
    expect(note("message")).toBeEmptyDOMElement();
    await user.keyboard("x");
    expect(note("message")).toBeEmptyDOMElement();
    pause();
    expect(note("message")).toHaveTextContent(`${length.left} 500`);
    await user.keyboard("{Backspace}");
    pause();
    expect(note("message")).toBeEmptyDOMElement();
  });

  test("reports no cut when pasted text replaces a selection and fits", async () => {
    await paste("message", "x".repeat(5_000));
    await user.tripleClick(field("message"));
    await user.paste("y".repeat(5_000));
    pause();
    expect(note("message")).toHaveTextContent(`${length.left} 0`);
  });

  test("disappears once the enquiry has been sent", async () => {
    store.mockResolvedValue();
    await paste("name", "Ann");
    await paste("email", typed.email);
    await paste("message", "x".repeat(5_000));
    pause();
    expect(note("message")).toHaveTextContent(`${length.left} 0`);
    await user.click(button());
    await waitFor(() => expect(values()).toEqual(emptyEnquiry));
    expect(note("message")).toBeEmptyDOMElement();
  });
});

const { name: nameRules, message: messageRules } = fieldRules;
test.each<[FieldName, string, string | RegExp]>([
  ["name", " \u200B ", nameRules.required],
  ["message", " \n\u2060 ", messageRules.required],
  ["name", "Ann\u202Enib", ""],
  ["phone", "\u202A01632 960123\u202C", ""],
  ["email", "ann\u200B@example.com", /hidden characters/],
  ["name", "\u00AD\u2800", nameRules.required],
  ["message", "שלום \u202Eabc", ""],
  ["name", "Ann", ""],
])("%s with the text %j: the form says '%s' when the visitor goes on", async (name, text, message) => {
  render(form);
  await userEvent.setup().click(field(name));
  await userEvent.setup().paste(text);
  await userEvent.setup().tab();
  expect(field(name)).toHaveAccessibleDescription(message);
});

test("a field that is left empty is not wrong yet; the first wrong field has the focus when the form is sent", async () => {
  const user = userEvent.setup();
  render(form);
  await user.click(field("email"));
  await user.tab();
  expect(field("email")).toHaveAccessibleDescription("");
  await user.click(field("name"));
  await user.paste(" \u200B ");
  await user.click(button());
  expect(field("name")).toHaveFocus();
  expect(field("name")).toHaveAccessibleDescription(nameRules.required);
  expect(store).not.toHaveBeenCalled();
});

test("a refused field that a script fills in without an event is accepted", async () => {
  const user = userEvent.setup();
  store.mockResolvedValue();
  render(form);
  await fillIn(user);
  await user.clear(field("name"));
  await user.paste(" \u200B ");
  await user.click(button());
  expect(store).not.toHaveBeenCalled();
  (field("name") as HTMLInputElement).value = "Ann";
  await user.click(button());
  await waitFor(() => expect(store).toHaveBeenCalledWith(typed, {}));
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
  expect(screen.getByRole("link", { name: company.phone.display })).toHaveAttribute("href", "tel:+441632960777");
  expect(screen.getByRole("link", { name: company.email.address })).toBeVisible();
  process.env.GATSBY_SUPABASE_URL = "https://project.example";
  rerender(<EnquiryForm page={page} company={company} />);
  expect(container.querySelector("form")).toBeVisible();
  delete process.env.GATSBY_SUPABASE_URL;
  delete process.env.GATSBY_ENQUIRIES;
});
