/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { JsonObject } from "../../../../plugins/gatsby-plugin-content/json-object";
import { useLikeness } from "../../../../plugins/gatsby-plugin-editor/browser/page/use-likeness";
import type { NewPicture } from "../../../../plugins/gatsby-plugin-editor/browser/store/store";
import type { Field } from "../../../../plugins/gatsby-plugin-editor/forms/fields";
import { contentPath } from "../../paths";

const common = { label: "", hint: undefined, required: true };
const text = (name: string): Field => ({ ...common, name, kind: "text", limits: undefined });
const picture = (name: string): Field => ({
  ...common,
  name,
  kind: "picture",
  pictureKind: "picture",
  folder: contentPath("photos"),
  relativeFolder: "../photos",
});
const fields: Field[] = [
  text("title"),
  text("highlight"),
  text("lead"),
  picture("image"),
  text("alt"),
  {
    ...common,
    name: "steps",
    kind: "list",
    entryName: "step",
    min: 1,
    titleField: "label",
    fields: [text("label"), text("action"), picture("image")],
  },
];

/** The data of the file. */
type Data = {
  title: string;
  highlight: string;
  lead: string;
  image?: string;
  alt?: string;
  steps?: { label: string; action: string }[];
};

/** A page that React draws, as `gatsby develop` does. */
function drawnPage(draw: (data: Data) => ReactNode, data: Data) {
  const page = document.implementation.createHTMLDocument();
  const root = createRoot(page.body.appendChild(page.createElement("div")));
  const show = (drawn: Data) => act(() => root.render(<main>{draw(drawn)}</main>));
  show(data);
  return { page, show };
}

interface Given {
  readonly typed: JsonObject;
  readonly known?: readonly JsonObject[];
  readonly pictures?: readonly NewPicture[];
}

const noPictures: readonly NewPicture[] = [];

/** Lets a page show what is typed in the form of a file with these data. */
function follow(page: Document, saved: JsonObject) {
  const { rerender } = renderHook(
    ({ typed, known, pictures }: Given) =>
      useLikeness(page, { fields, typed, known: known ?? [saved], pictures: pictures ?? noPictures }),
    { initialProps: { typed: saved } },
  );
  /** Until the next frame of the browser. */
  const type = async (given: Given) => {
    rerender(given);
    await act(() => new Promise(resolve => requestAnimationFrame(resolve)));
  };
  return type;
}

const words = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeEach(() => {
  URL.createObjectURL = () => "blob:chosen";
  URL.revokeObjectURL = () => undefined;
});

const saved = { title: "Dairy Yard", highlight: "Yard", lead: "Sealed in six nights." };

test("typed words stand on the page in the next frame, and the old ones when they are typed again", async () => {
  const { page } = drawnPage(({ title, lead }) => [<h1 key="1">{title}</h1>, <p key="2">{lead}</p>], saved);
  const type = follow(page, saved);
  await type({ typed: { ...saved, lead: 'Sealed in "five" nights' } });
  expect(words(page, "h1, p")).toEqual(["Dairy Yard", "Sealed in “five” nights"]);
  await type({ typed: { ...saved, lead: "" } });
  expect(words(page, "h1, p")).toEqual(["Dairy Yard", ""]);
  await type({ typed: saved });
  expect(words(page, "h1, p")).toEqual(["Dairy Yard", "Sealed in six nights."]);
});

test("the example in an empty field of the page follows, too", async () => {
  const { page } = drawnPage(({ lead }) => <input placeholder={lead} />, saved);
  const type = follow(page, saved);
  await type({ typed: { ...saved, lead: "Your name" } });
  expect(page.querySelector("input")?.placeholder).toBe("Your name");
});

test("a part that is emphasised stays so, and the page made from the draft is whole", async () => {
  const heading = ({ title, highlight }: Data) => {
    const [before, after] = title.split(highlight);
    return (
      <h1>
        {before}
        <em>{highlight}</em>
        {after}
      </h1>
    );
  };
  const { page, show } = drawnPage(heading, saved);
  const type = follow(page, saved);
  await type({ typed: { ...saved, title: "Dairy Court Yard" } });
  expect(page.querySelector("h1")?.innerHTML).toBe("Dairy Court <em>Yard</em>");
  const other = { ...saved, title: "Mill Floor", highlight: "Floor" };
  await type({ typed: other });
  expect(words(page, "h1")).toEqual(["Mill Floor"]);
  await type({ typed: other, known: [other, saved] });
  show(other);
  await act(() => Promise.resolve());
  expect(page.querySelector("h1")?.innerHTML).toBe("Mill <em>Floor</em>");
  await type({ typed: { ...other, title: "Old Mill Floor" }, known: [other, saved] });
  expect(page.querySelector("h1")?.innerHTML).toBe("Old Mill <em>Floor</em>");
});

test("words of another file that are the same come back when the page was made from the draft", async () => {
  const { page, show } = drawnPage(({ title }) => [<h1 key="1">{title}</h1>, <h2 key="2">Dairy Yard</h2>], saved);
  const type = follow(page, saved);
  const typed = { ...saved, title: "Mill Floor" };
  await type({ typed, known: [typed, saved] });
  expect(words(page, "h1")).toEqual(["Mill Floor"]);
  show(typed);
  await act(() => Promise.resolve());
  expect(words(page, "h1, h2")).toEqual(["Mill Floor", "Dairy Yard"]);
});

test("words typed while the page is being made stay, also in a part that is drawn anew", async () => {
  const { page, show } = drawnPage(({ lead }) => <p key={lead}>{lead}</p>, saved);
  const type = follow(page, saved);
  const draft = { ...saved, lead: "Sealed in five" };
  const typed = { ...saved, lead: "Sealed in five nights" };
  await type({ typed: draft });
  await type({ typed, known: [draft, saved] });
  show(draft);
  await act(() => Promise.resolve());
  expect(words(page, "p")).toEqual(["Sealed in five nights"]);
  await type({ typed: saved, known: [draft, saved] });
  expect(words(page, "p")).toEqual(["Sealed in six nights."]);
});

const steps = (...labels: string[]) => ({ ...saved, steps: labels.map(label => ({ label, action: "Read on" })) });
const list = (data: Data) =>
  data.steps?.map(({ label, action }, index) => (
    <p key={index}>
      <b>{label}</b> <a href="/">{action}</a>
    </p>
  ));

test("the same words of several fields change only in the place of the edited one", async () => {
  const three = steps("Wash", "Seal", "Look");
  const { page } = drawnPage(list, three);
  const type = follow(page, three);
  const changed = three.steps.with(1, { label: "Seal", action: "See more" });
  await type({ typed: { ...three, steps: changed } });
  expect(words(page, "a")).toEqual(["Read on", "See more", "Read on"]);
});

test("words of which it is not sure to which field they belong stay until the page is made", async () => {
  const two = steps("Wash", "Seal");
  const { page } = drawnPage(
    data => (
      <>
        {list(data)}
        <a href="/">Read on</a>
      </>
    ),
    two,
  );
  const type = follow(page, two);
  const changed = two.steps.with(1, { label: "Dry", action: "See more" });
  await type({ typed: { ...two, steps: changed } });
  expect(words(page, "a, b")).toEqual(["Wash", "Read on", "Dry", "Read on", "Read on"]);
});

test("entries that are moved change places", async () => {
  const three = steps("Wash", "Seal", "Look");
  const { page } = drawnPage(list, three);
  const type = follow(page, three);
  await type({ typed: steps("Look", "Wash", "Seal") });
  expect(words(page, "b")).toEqual(["Look", "Wash", "Seal"]);
});

const withPicture = { ...saved, image: "../photos/roof.jpg", alt: "A roof" };
const photograph = ({ alt }: Data) => (
  <picture>
    <source type="image/avif" srcSet="/static/1/portrait.avif 660w" />
    <source type="image/avif" srcSet={"/static/1/roof.avif 480w,/static/2/roof.avif 960w"} />
    <img src="/static/3/roof.jpg" alt={alt} />
  </picture>
);

test("a chosen picture and its description replace the old ones, and leave with them", async () => {
  const { page } = drawnPage(photograph, withPicture);
  const type = follow(page, withPicture);
  const before = page.querySelector("picture")?.outerHTML;
  const pictures = [{ file: contentPath("photos/mill.jpg"), blob: new Blob() }];
  await type({ typed: { ...withPicture, image: "../photos/mill.jpg", alt: "A mill" }, pictures });
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(attribute("img", "src")).toBe("blob:chosen");
  expect(attribute("img", "alt")).toBe("A mill");
  expect(attribute("source:nth-of-type(2)", "srcset")).toBe("blob:chosen");
  expect(attribute("source:nth-of-type(1)", "srcset")).toBe("/static/1/portrait.avif 660w");
  await type({ typed: withPicture, pictures });
  expect(page.querySelector("picture")?.outerHTML).toBe(before);
});
