/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { JsonObject } from "../../../../plugins/gatsby-plugin-content/json-object";
import { PagePane, type PagePaneProperties } from "../../../../plugins/gatsby-plugin-editor/browser/page/page-pane";
import { contentPath, siteAddress } from "../../paths";
import { contentFile } from "./content";

const { file, text, data, fields } = contentFile("pages/home.json");
const headline = "Buildings kept in good repair";

/** The data and the text of the home page with another headline. */
const withHeadline = (words: string): JsonObject => ({
  ...data,
  hero: { ...(data.hero as JsonObject), headline: words },
});
const textWithHeadline = (words: string) => text.replace(headline, words);

interface Sent {
  readonly action: string;
  readonly params: { readonly file: string; readonly fileText?: string; readonly pictures?: unknown };
}

/** What the server does: its answers by the names of the actions, and the drafts that it was sent. */
const server = {
  answers: new Map<string, () => Promise<Response>>(),
  drafts: [] as Sent["params"][],
  dropped: [] as string[],
  /** The HTML of published pages by their paths. */
  pages: new Map<string, string>(),
};

const answerOf = (status: number, body: unknown) =>
  ({ ok: status < 300, json: async () => body, text: async () => String(body) }) as Response;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server.answers.clear();
  server.pages.clear();
  server.drafts = [];
  server.dropped = [];
  globalThis.fetch = async (address, options) => {
    const { body } = options ?? {};
    if (typeof body !== "string") {
      const page = server.pages.get(new URL(String(address)).pathname);
      return answerOf(page === undefined ? 404 : 200, page);
    }
    const { action, params } = JSON.parse(body) as Sent;
    if (action === "draft") server.drafts.push(params);
    return server.answers.get(action)?.() ?? answerOf(200, action === "alive" ? { started: 1 } : {});
  };
  navigator.sendBeacon = (_address, body) => {
    server.dropped.push((JSON.parse(String(body)) as Sent).params.file);
    return true;
  };
});

afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass, in ms. */
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

const start: PagePaneProperties = {
  place: "computer",
  address: siteAddress("/"),
  file,
  draftText: undefined,
  saved: data,
  typed: data,
  fields,
  pictures: [],
  shown: undefined,
  goTo: () => undefined,
  openField: () => undefined,
  files: new Map(),
};

/** Opens the page of a form. */
async function open(first: Partial<PagePaneProperties> = {}) {
  let given = { ...start, ...first };
  const { rerender, unmount } = render(<PagePane {...given} />);
  // jsdom loads an empty page into the frame.
  await act(() => new Promise(resolve => frame().addEventListener("load", resolve)));
  const change = (next: Partial<PagePaneProperties>) => {
    given = { ...given, ...next };
    rerender(<PagePane {...given} />);
  };
  return { change, close: unmount, type: (words: string) => change(typing(words)) };
}

/** What the form gives while a headline is typed. */
const typing = (words: string) => ({ typed: withHeadline(words), draftText: textWithHeadline(words) });

const notice = () => screen.getByRole("status");
const frame = () => screen.getByTitle<HTMLIFrameElement>("Site");
const page = () => frame().contentDocument!;

/** Lets the frame show a page, and the pane find it. */
const load = async (html: string) => {
  page().body.innerHTML = html;
  // jsdom has no layout.
  page().defaultView!.scrollBy = () => undefined;
  fireEvent.load(frame());
  await pass(100);
};

test("a draft is sent once, 700 ms after the last key, with the new pictures that it uses", async () => {
  const { change, type } = await open();
  type("Typed");
  await pass(600);
  type("Typed words");
  await pass(600);
  expect(server.drafts).toEqual([]);
  await pass(100);
  expect(server.drafts).toEqual([{ file, fileText: textWithHeadline("Typed words"), pictures: [] }]);
  const pictures = ["mill", "unused"].map(name => ({
    file: contentPath(`photos/${name}.jpg`),
    blob: { arrayBuffer: async () => new Uint8Array([1, 2]).buffer } as Blob,
  }));
  URL.createObjectURL = () => "blob:chosen";
  URL.revokeObjectURL = () => undefined;
  change({ pictures, draftText: text.replace("slide-01.jpg", "mill.jpg") });
  await pass(700);
  expect(server.drafts.at(-1)?.pictures).toEqual([{ file: "photos/mill.jpg", base64: "AQI=" }]);
});

test("the saved file is shown again when the form is saved, closed or left, and only if a draft was sent", async () => {
  const { change, close, type } = await open();
  type("Typed");
  change({ draftText: undefined, typed: data });
  await pass(1000);
  expect([server.drafts, server.dropped]).toEqual([[], []]);
  type("Typed words");
  await pass(700);
  change({ draftText: undefined, saved: withHeadline("Typed words") });
  expect(server.dropped).toEqual([file]);
  type("Other words");
  await pass(700);
  fireEvent(window, new Event("pagehide"));
  expect(server.dropped).toEqual([file, file]);
  type("Last words");
  await pass(700);
  close();
  expect(server.dropped).toEqual([file, file, file]);
});

test("a draft that arrives after its form was closed is dropped, too", async () => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>(resolve => (answer = resolve));
  server.answers.set("draft", async () => answered.then(() => answerOf(200, {})));
  const { close, type } = await open();
  type("Typed words");
  await pass(700);
  close();
  expect(server.dropped).toEqual([file]);
  answer?.();
  await pass(0);
  expect(server.dropped).toEqual([file, file]);
});

test("reasons why a draft is not shown are listed until it is", async () => {
  const lines = [
    "Top of the page › Highlight is not in the title.\thero.highlight",
    "Two.",
    "Three.",
    "Four.",
    "Five.",
  ];
  server.answers.set("draft", async () => answerOf(422, { error: lines.join("\n") }));
  const { type } = await open();
  type("");
  await pass(700);
  expect(notice()).toHaveTextContent("Top of the page › Highlight is not in the title.Two.Three.Four.");
  expect(notice()).not.toHaveTextContent("Five.");
  server.answers.clear();
  type("Right again");
  await pass(700);
  expect(notice()).toBeEmptyDOMElement();
});

test("a lost server is said, and gets the draft again when it is back", async () => {
  const { type } = await open();
  await pass(0);
  type("Typed before the end");
  await pass(700);
  expect(server.drafts.length).toBe(1);
  server.answers.set("alive", async () => Promise.reject(new TypeError("no connection")));
  await pass(1000);
  expect(notice()).toHaveTextContent("The editor does not answer");
  server.answers.set("alive", async () => answerOf(200, { started: 2 }));
  await pass(1000);
  expect(notice()).toBeEmptyDOMElement();
  await pass(700);
  expect(server.drafts.length).toBe(2);
  await pass(5000);
  expect(server.drafts.length).toBe(2);
});

test("a server that was started again between two answers gets the draft again", async () => {
  const { type } = await open();
  await pass(0);
  type("Typed words");
  await pass(700);
  server.answers.set("alive", async () => answerOf(200, { started: 2 }));
  await pass(1000);
  await pass(700);
  expect(server.drafts.length).toBe(2);
});

test("an earlier version is shown at once instead of the draft, and the draft after it", async () => {
  const { change, type } = await open();
  await load(`<main><h1>${headline}</h1></main>`);
  type("Typed words");
  await pass(700);
  change({ lookAt: textWithHeadline("An older headline") });
  await pass(20);
  expect(page().querySelector("h1")).toHaveTextContent("An older headline");
  expect(server.drafts.at(-1)?.fileText).toBe(textWithHeadline("An older headline"));
  change({ lookAt: undefined });
  await pass(700);
  expect(page().querySelector("h1")).toHaveTextContent("Typed words");
  expect(server.drafts.at(-1)?.fileText).toBe(textWithHeadline("Typed words"));
  expect(server.dropped).toEqual([]);
});

test("the page goes to the edited field, and to the first words that an earlier version has in another way", async () => {
  const { change, type } = await open();
  await load(`<main><h1>${headline}</h1><h2>The three of us</h2></main>`);
  const tops = new Map([
    ["H1", 5000],
    ["H2", 9000],
  ]);
  let scrolled = 0;
  page().defaultView!.scrollBy = (options?: ScrollToOptions | number) => {
    if (typeof options === "object") scrolled = options.top ?? 0;
  };
  for (const element of page().querySelectorAll("h1, h2"))
    element.getBoundingClientRect = () => new DOMRect(0, tops.get(element.nodeName), 100, 0);
  const scrolledTo = () => scrolled + page().defaultView!.innerHeight / 2;
  change({ shown: ["team"] });
  expect(scrolledTo()).toBe(9000);
  type("Typed words");
  await pass(20);
  change({ shown: ["hero", "headline"] });
  expect(scrolledTo()).toBe(5000);
  change({ shown: ["team", "heading"] });
  change({ lookAt: textWithHeadline("An older headline") });
  expect(scrolledTo()).toBe(5000);
  change({ lookAt: undefined });
  expect(scrolledTo()).toBe(9000);
});

test("the width of the page is chosen, and remembered", async () => {
  const { close } = await open();
  expect(screen.getByRole("radio", { name: "Desktop" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: "Phone" }));
  close();
  await open();
  expect(screen.getByRole("radio", { name: "Phone" })).toBeChecked();
  expect(screen.getByRole("link", { name: "Open this page in a tab" })).toHaveAttribute("href", "http://localhost/");
});

test("on the web, the published page has the typed words, says that it is a likeness, and runs no script", async () => {
  server.pages.set(
    "/",
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script src="/app.js"></script></head>
     <body><main><h1>${headline.replace(" ", " <!-- -->")}</h1><a href="#services">See</a></main></body>`,
  );
  const { change, type } = await open({ place: "web" });
  await pass(0);
  expect(notice()).toHaveTextContent("This is the published page with your words");
  const html = new DOMParser().parseFromString(frame().srcdoc, "text/html");
  expect(html.querySelector("script, meta[http-equiv]")).toBeNull();
  expect(html.querySelector("a")?.outerHTML).toBe('<a href="http://localhost/#services" target="_blank">See</a>');
  await load(html.body.innerHTML);
  type("Typed words");
  await pass(20);
  expect(page().querySelector("h1")).toHaveTextContent("Typed words");
  // The published page keeps its words when the form is saved.
  change({ saved: withHeadline("Typed words"), draftText: undefined });
  await pass(20);
  type("Other words");
  await pass(20);
  expect(page().querySelector("h1")).toHaveTextContent("Other words");
  expect(server.drafts).toEqual([]);
});

test("on the web, a page that is not published yet says so", async () => {
  await open({ place: "web", address: siteAddress("/projects/new-entry") });
  await pass(0);
  expect(notice()).toHaveTextContent("This page is not published yet");
});
