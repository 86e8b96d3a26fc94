import { type Locator, type Page, expect, test } from "@playwright/test";
import { project } from "./project";

/** A browser that has never been here: it shows the page beside the form. */
export const withPage = { storageState: { cookies: [], origins: [] } };

/** The page of the site beside the form. */
export const site = (page: Page) => page.frameLocator("[title=Site]");

/** The heading of the page beside the form. */
export const title = (page: Page) => site(page).getByRole("heading", { level: 1 });

/** A page has at least one picture, and all that it has are drawn. */
export const arePicturesDrawn = async (pictures: Locator): Promise<void> => {
  await expect(pictures.first()).toBeVisible();
  await pictures.evaluateAll(images => Promise.all(images.map(image => (image as HTMLImageElement).decode())));
};

/** Brings the content back after each test of a file. */
export const restoreContent = () => {
  test.beforeAll(() => project.remember());
  test.afterEach(() => project.restore());
};
