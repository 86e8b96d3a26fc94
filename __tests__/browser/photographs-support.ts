import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openReader } from "../../tools/server/stored-enquiries";
import { contactPage } from "./content";
import { dataDirectory } from "./data-directory";
import { quarters } from "./photograph-files";

export const texts = contactPage.form.photographs;

/** The URL that stores a photograph. */
export const photographUrl = "**/rest/v1/enquiry_photographs*";

export const chooser = (page: Page) => page.getByLabel(texts.add, { exact: true });
export const thumbnails = (page: Page) => page.getByRole("button", { name: /^Photograph \d of \d, remove$/ });
export const sendAgain = (page: Page) => page.getByRole("button", { name: texts.again, exact: true });

export const expectChosen = async (page: Page, count: number) => {
  await expect(thumbnails(page)).toHaveCount(count);
  // All are made smaller: no spinner is left. In ms: a busy machine needs long for a photograph of 12,000 pixels.
  await expect(page.locator("#contact-form li canvas + span")).toHaveCount(0, { timeout: 60_000 });
};

export const expectProgress = (page: Page, sent: number, total: number) =>
  expect(page.locator("#contact-form")).toContainText(`${sent} of ${total} ${texts.progress}`);

/** Expects the form to say how many photographs have not arrived. */
export const expectMissing = (page: Page, missing: number, total: number) =>
  expect(page.locator("#contact-form")).toContainText(`${texts.missing} ${missing} of ${total}.`);

/** The stored photographs of the enquiry with this message, in the order chosen. */
export const storedPhotographs = async (
  message: string,
  folder = process.env.JL_DATA_DIR ?? dataDirectory,
): Promise<readonly Buffer[]> => {
  await using reader = await openReader(folder);
  const enquiry = (await reader.enquiries()).find(each => each.message === message);
  const photographs = enquiry ? await reader.photographs(enquiry.id) : [];
  return photographs.map(({ jpeg }) => Buffer.from(jpeg, "base64"));
};

/** Expects a JPEG of at most 400 KB and 1,600 px, without metadata. */
export const expectSmallAndBare = async (jpeg: Buffer) => {
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(jpeg).metadata();
  expect(format).toBe("jpeg");
  expect(jpeg.length).toBeLessThanOrEqual(409_600);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1_600);
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  expect(jpeg.includes("Secret device")).toBe(false);
};

/** Expects the coloured quarters of a test photograph in their places. */
export const expectUpright = async (jpeg: Buffer) => {
  const data = await sharp(jpeg).resize(2, 2, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
  const clockwise = [0, 1, 3, 2].map(at =>
    [...data.subarray(at * 3, at * 3 + 3)].map(channel => (channel > 127 ? 255 : 0)),
  );
  expect(clockwise).toEqual(quarters.map(({ r, g, b }) => [r, g, b]));
};

/** Runs in a page of any browser: chooses files, given as JSON, in the field for photographs. */
export const chooseFiles = (...files: string[]) => {
  const data = new DataTransfer();
  for (const file of files) {
    const { name, mimeType, base64 } = JSON.parse(file) as { name: string; mimeType: string; base64: string };
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    data.items.add(new File([bytes], name, { type: mimeType }));
  }
  const field = document.querySelector<HTMLInputElement>("#enquiry-photographs");
  if (!field) return;
  field.files = data.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};
