import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../src/sections/gallery/gallery";
import { translate } from "./translate";

const pictures = ["One", "Two", "Three", "Four", "Five"].map(caption => ({
  alt: `Picture of ${caption}`,
  focus: null,
  caption,
  stage: null,
  image: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth" as const,
        width: 1,
        height: 0.5625,
        images: { fallback: { src: `/static/${caption}.avif` } },
      },
      jpeg: { src: `/static/${caption}.jpg` },
    },
  },
}));

const views = { label: "By service", links: [], current: "/gallery" };
const gallery = <Gallery pictures={pictures} views={views} />;

// jsdom knows the element but not how to open it, nor that it then fills the screen.
beforeAll(() => {
  HTMLDialogElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const link = (caption: string) => screen.getByRole("link", { name: `Picture of ${caption}` });
const dialog = () => screen.getByRole("dialog", { name: "Picture viewer" });
const expectShown = (caption: string, count: string) => {
  expect(dialog()).toHaveTextContent(caption);
  expect(dialog()).toHaveTextContent(count);
};

test("each picture links to its file, with its caption below it", () => {
  render(gallery);
  for (const { caption, image } of pictures) {
    expect(link(caption)).toHaveAttribute("href", image.childImageSharp.jpeg.src);
    expect(screen.getByText(caption)).toBeVisible();
  }
});

test("two pictures may have the same caption", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation();
  const [one, ...others] = pictures;
  render(<Gallery pictures={[...others, ...(one ? [one, one] : [])]} views={views} />);
  expect(screen.getAllByText("One")).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test("a click opens the picture large, with its caption and place announced", async () => {
  const user = userEvent.setup();
  render(gallery);
  await user.click(link("Two"));
  expectShown("Two", "2 of 5");
  expect(within(dialog()).getByText("Two").closest("[aria-live='polite']")).toHaveTextContent("Two 2 of 5");
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a click with %s is left to the browser", key => {
  render(gallery);
  const prevented = jest.fn();
  window.addEventListener(
    "click",
    click => {
      prevented(click.defaultPrevented);
      click.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link("Two"), { [key]: true });
  expect(prevented).toHaveBeenCalledWith(false);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("buttons and arrow keys lead to the neighbours and wrap at both ends", async () => {
  const user = userEvent.setup();
  render(gallery);
  await user.click(link("One"));
  await user.click(screen.getByRole("button", { name: "Previous picture" }));
  expectShown("Five", "5 of 5");
  await user.click(screen.getByRole("button", { name: "Next picture" }));
  expectShown("One", "1 of 5");
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expectShown("Two", "2 of 5");
});

test("closing empties the viewer, and another picture can be opened", async () => {
  const user = userEvent.setup();
  render(gallery);
  await user.click(link("Two"));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(link("Four"));
  expectShown("Four", "4 of 5");
});

test("leads on and closes on a page that the browser has translated", async () => {
  const user = userEvent.setup();
  render(gallery);
  await user.click(link("Two"));
  translate(dialog());
  await user.click(screen.getByRole("button", { name: "Next picture" }));
  expectShown("Three", "3 of 5");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(link("Two")).toBeVisible();
});

test("holds the picture and its two neighbours, and no others", async () => {
  const user = userEvent.setup();
  render(gallery);
  await user.click(link("One"));
  const held = [...dialog().querySelectorAll("img")].map(({ alt }) => alt);
  expect(held).toEqual(["Picture of One", "Picture of Two", "Picture of Five"]);
  for (const image of dialog().querySelectorAll("img")) expect(image).toHaveAttribute("loading", "eager");
});

describe("a swipe", () => {
  const swipe = (by: { x: number; y?: number }, pointerType = "touch") => {
    const [stage = dialog()] = dialog().children;
    const at = (type: string, x: number, y: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
      fireEvent(stage, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }));
    };
    at("pointerdown", 200, 200);
    at("pointerup", 200 + by.x, 200 + (by.y ?? 0));
  };
  beforeEach(async () => {
    render(gallery);
    await userEvent.click(link("Two"));
  });

  test("of 51 px to the left shows the next picture", () => {
    swipe({ x: -51 });
    expectShown("Three", "3 of 5");
  });
  test("of 51 px to the right shows the previous picture", () => {
    swipe({ x: 51 });
    expectShown("One", "1 of 5");
  });
  test.each([
    ["of 50 px", { x: -50 }, "touch"],
    ["that goes further down than across", { x: -60, y: 80 }, "touch"],
    ["with the mouse", { x: -200 }, "mouse"],
  ])("%s changes nothing", (_, by, pointerType) => {
    swipe(by, pointerType);
    expectShown("Two", "2 of 5");
  });
});

describe("a place before and after the work", () => {
  const [one, two, three, four] = pictures.map((picture, at) => ({
    ...picture,
    stage: ([null, "after", "before", null] as const)[at] ?? null,
  }));
  if (!one || !two || !three || !four) throw new Error("There are four pictures at least.");
  const withPair = <Gallery pictures={[one, two, three, four]} views={views} />;

  test("stands together, the picture before the work first", () => {
    render(withPair);
    const tiles = within(screen.getByRole("list")).getAllByRole("listitem");
    const captions = tiles.map(tile => [...tile.querySelectorAll("figcaption")].map(({ textContent }) => textContent));
    expect(captions).toEqual([["Three", "Two"], ["One"], ["Four"]]);
  });

  test("can be compared in the viewer, where the arrow keys then move the rule and not the picture", async () => {
    const user = userEvent.setup();
    render(withPair);
    await user.click(link("Two"));
    await user.click(screen.getByRole("button", { name: "Compare" }));
    const rule = within(dialog()).getByRole("slider", { hidden: true });
    expect([...dialog().querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["Picture of Three", "Picture of Two"]);
    rule.focus();
    await user.keyboard("{ArrowRight}");
    expectShown("Two", "2 of 4");
    await user.click(screen.getByRole("button", { name: "Next picture" }));
    expectShown("One", "3 of 4");
    expect(within(dialog()).queryByRole("slider", { hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Compare" })).not.toBeInTheDocument();
  });

  test("is left by the keys, and all pictures after it, also when its button had the focus", async () => {
    const user = userEvent.setup();
    render(withPair);
    await user.click(link("Two"));
    await user.click(screen.getByRole("button", { name: "Compare" }));
    await user.keyboard("{ArrowRight}");
    expectShown("One", "3 of 4");
    await user.keyboard("{ArrowRight}");
    expect(dialog()).toHaveTextContent("4 of 4");
  });
});

test("the views of the gallery are links, and the one that is shown is marked", () => {
  const links = ["/gallery", "/gallery/gutters"].map(path => ({ path, label: `At ${path}` }));
  render(<Gallery pictures={pictures} views={{ ...views, links, current: "/gallery/gutters" }} />);
  const navigation = within(screen.getByRole("navigation", { name: "By service" }));
  expect(navigation.getByRole("link", { name: "At /gallery" })).not.toHaveAttribute("aria-current");
  expect(navigation.getByRole("link", { current: "page" })).toHaveAttribute("href", "/gallery/gutters");
});
