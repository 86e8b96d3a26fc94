import { expect, test } from "@playwright/test";
import { project, restoreContent } from "./project";

restoreContent();

test("a search finds only the files whose texts have the words, and leads to the field", async ({ page }) => {
  await page.goto("/admin");
  const nav = page.getByRole("navigation", { name: "All pages and lists" });
  const find = nav.getByRole("searchbox", { name: "Find words or a page" });
  const found = nav.getByRole("link");
  const { challenge } = (await project.json("case-studies/ferry-hall-panes.json")) as unknown as {
    challenge: { paragraphs: string[] };
  };
  const [paragraph = ""] = challenge.paragraphs;
  await find.fill("asbestos");
  await expect(nav.getByRole("status")).toHaveText("No text has “asbestos”.");
  await find.fill("The three of us");
  await expect(found).toHaveText([/Home page.*Team › Heading: The three of us/]);
  await find.fill(paragraph.replaceAll("’", "'"));
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(/#case-studies\/ferry-hall-panes\.json@/);
  const field = page.locator("textarea:focus");
  await expect(field).toHaveValue(paragraph);
  await expect(field).toBeInViewport();
});
