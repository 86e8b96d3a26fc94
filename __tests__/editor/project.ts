import { test } from "@playwright/test";
import { editedProject } from "../site/edited-project";
import { editorSite } from "../site/project";

/** The address of the editor in the tests, without the site. */
export const editorUrl = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 9123) + 2}`;

/** The copy of the project whose content the tests edit. */
export const project = editedProject(editorSite);

/** A browser that has never been here, but in which nobody wants the page beside the form: there is no site. */
export const withoutPage = {
  cookies: [],
  origins: [{ origin: editorUrl, localStorage: [{ name: "editor page", value: "hidden" }] }],
};

/** Brings the content back after each test of a file. */
export const restoreContent = () => {
  test.beforeAll(() => project.remember());
  test.afterEach(() => project.restore());
};
