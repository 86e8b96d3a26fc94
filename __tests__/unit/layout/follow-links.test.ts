import { globalHistory } from "@gatsbyjs/reach-router";
import { fireEvent } from "@testing-library/react";
import { followLinks } from "../../../src/layout/follow-links";

const navigate = jest.fn();
const loadPage = jest.fn((_path: string): Promise<unknown> => Promise.resolve());

beforeAll(() => {
  Object.assign(window, { ___navigate: navigate, ___loader: { loadPage } });
  followLinks();
});
beforeEach(() => {
  navigate.mockClear();
  loadPage.mockClear();
});

const link = (attributes: string) => {
  document.body.innerHTML = `<a ${attributes}><b>There</b></a>`;
  return document.querySelector("b") as HTMLElement;
};
/** Whether the browser is left to follow the link by itself. */
const press = (attributes: string, init?: MouseEventInit) => fireEvent.click(link(attributes), { button: 0, ...init });

test("a link inside the site is followed without a page load, in full", async () => {
  expect(press(`href="/services?a=1#roofs"`)).toBe(false);
  await Promise.resolve();
  expect(navigate).toHaveBeenCalledWith("/services?a=1#roofs", { replace: false });
});

test("a link to the page that is shown adds nothing to the history", async () => {
  press(`href="/"`);
  await Promise.resolve();
  expect(navigate).toHaveBeenCalledWith("/", { replace: true });
});

test.each<{ attributes: string; init?: MouseEventInit }>([
  { attributes: `href="/services"`, init: { ctrlKey: true } },
  { attributes: `href="/services"`, init: { shiftKey: true } },
  { attributes: `href="/services"`, init: { button: 1 } },
  { attributes: `href="/services" target="_blank"` },
  { attributes: `href="/services" download` },
  { attributes: `href="/sitemap.xml"` },
  { attributes: `href="#main"` },
  { attributes: `href="https://example.com/services"` },
  { attributes: `href="tel:+441379000000"` },
  { attributes: `id="no-address"` },
])("$attributes is left to the browser, pressed with $init", ({ attributes, init }) => {
  expect(press(attributes, init)).toBe(true);
  expect(loadPage).not.toHaveBeenCalled();
});

test("a page is fetched as soon as a finger or a mouse is on its link", () => {
  fireEvent.pointerOver(link(`href="/gallery"`));
  expect(loadPage).toHaveBeenCalledWith("/gallery");
  expect(navigate).not.toHaveBeenCalled();
});

test("the link that was pressed last wins, however late the page of an earlier one arrives", async () => {
  let arrive = () => {};
  loadPage.mockImplementationOnce(
    () =>
      new Promise(resolve => {
        arrive = () => resolve(undefined);
      }),
  );
  press(`href="/gallery"`);
  press(`href="/contact"`);
  await Promise.resolve();
  arrive();
  await Promise.resolve();
  expect(navigate.mock.calls).toEqual([["/contact", { replace: false }]]);
});

test("something shows that a page is on its way, until it is there or the one before is shown again", () => {
  const { dataset } = document.documentElement;
  press(`href="/contact"`);
  expect(dataset).toHaveProperty("loading");
  void globalHistory.navigate("/contact");
  expect(dataset).not.toHaveProperty("loading");
  press(`href="/gallery"`);
  fireEvent(window, new Event("pageshow"));
  expect(dataset).not.toHaveProperty("loading");
});
