import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import {
  button,
  expectFields,
  expectSent,
  expectStored,
  fillIn,
  newEnquiry,
  openContact,
  openFilledIn,
  press,
  ready,
  stored,
  storeUrl,
} from "./contact-support";
import { fieldNames } from "../../src/enquiry/fields";
import { startServerProcess } from "../servers/processes";
import { builtSite } from "../site/project";
import { company, contactPage } from "./content";
import { type Engine, engines, enginesThatHide } from "./engines";
import { freePort } from "./free-port";
import { holdBack, hydrated, isHydrated, twoFrames } from "./support";
import {
  badFiles,
  type ChosenFile,
  goodFiles,
  heic,
  panorama,
  photographOf,
  whitePhotograph,
  withFillBytes,
} from "./photograph-files";
import {
  chooseFiles,
  chooser,
  expectChosen,
  expectMissing,
  expectProgress,
  expectSmallAndBare,
  expectUpright,
  photographUrl,
  sendAgain,
  storedPhotographs,
  texts,
  thumbnails,
} from "./photographs-support";
import { test } from "./watched-test";

// A script that does not come.
test.use({ provoked: /^ChunkLoadError/ });

const form = (page: Page) => page.locator("#contact-form");

/** Files that load later have numbers; those of pages and of the site have names. */
const chunkOfPhotographs = /\/\d+-[0-9a-f]{20}\.js$/;

/** Expects that the browser asks before it leaves the page, and stays. */
const expectQuestion = async (page: Page) => {
  const dialog = page.waitForEvent("dialog");
  const leaving = page.evaluate(() => setTimeout(() => location.reload()));
  const question = await dialog;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await leaving;
};

/** Opens the form with an enquiry and so many photographs, each of another orientation. */
const openWithPhotographs = async (page: Page, count: number) => {
  const enquiry = await openFilledIn(page);
  const files = Array.from({ length: count }, (_, index) => photographOf({ orientation: index + 1 }));
  await chooser(page).setInputFiles(await Promise.all(files));
  await expectChosen(page, count);
  return enquiry;
};

/** Expects that the browser leaves the page without a question. */
const expectNoQuestion = async (page: Page) => {
  const questions: string[] = [];
  page.on("dialog", dialog => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await ready(page);
  expect(questions).toEqual([]);
};

test.describe("Photographs with an enquiry", () => {
  test("arrive upright, small and without metadata, for each of the eight orientations", async ({ page }) => {
    for (const orientations of [
      [1, 2, 3, 4, 5],
      [6, 7, 8],
    ]) {
      const enquiry = await openFilledIn(page);
      await chooser(page).setInputFiles(
        await Promise.all(orientations.map(orientation => photographOf({ orientation }))),
      );
      await expectChosen(page, orientations.length);
      await button(page).click();
      await expectStored(page, enquiry);
      await expectProgress(page, orientations.length, orientations.length);
      const photographs = await storedPhotographs(enquiry.message);
      expect(photographs).toHaveLength(orientations.length);
      for (const jpeg of photographs) {
        await expectSmallAndBare(jpeg);
        await expectUpright(jpeg);
      }
      await expect(thumbnails(page)).toHaveCount(0);
    }
  });

  test("may be PNG with alpha, WebP, GIF, noise, without a name, or of 12,000 pixels", async ({ page }) => {
    for (const files of [await goodFiles(), [await photographOf({ orientation: 6, width: 9_000, height: 12_000 })]]) {
      const enquiry = await openFilledIn(page);
      await chooser(page).setInputFiles([...files]);
      await expectChosen(page, files.length);
      await button(page).click();
      await expectStored(page, enquiry);
      await expectProgress(page, files.length, files.length);
      const photographs = await storedPhotographs(enquiry.message);
      expect(photographs).toHaveLength(files.length);
      for (const jpeg of photographs) await expectSmallAndBare(jpeg);
      if (files.length === 1) await expectUpright(photographs[0] ?? Buffer.alloc(0));
    }
  });

  test("are refused by name if they cannot be read, and the others stay", async ({ page }) => {
    const bad = await badFiles();
    await openContact(page);
    for (const file of bad) {
      await chooser(page).setInputFiles([file]);
      await expect(form(page)).toContainText(`${file.name}: ${texts.refused.unreadable}`);
    }
    await chooser(page).setInputFiles([heic()]);
    await expect(form(page)).toContainText(`IMG_0001.HEIC: ${texts.refused.heic}`);
    await chooser(page).setInputFiles([...bad.slice(0, 2), await photographOf(), await photographOf()]);
    await expectChosen(page, 2);
    await chooser(page).setInputFiles([await photographOf(), await photographOf(), await photographOf()]);
    await test.step("a sixth is refused, until one is removed; the same file may be chosen again", async () => {
      await expectChosen(page, 5);
      await chooser(page).setInputFiles([await photographOf({ orientation: 8 })]);
      await expect(form(page)).toContainText(`orientation-8.jpg: ${texts.refused.tooMany}`);
      await thumbnails(page).nth(4).click();
      await expectChosen(page, 4);
      await expect(form(page)).not.toContainText(texts.refused.tooMany);
      await expect(page.getByRole("button", { name: "Photograph 4 of 4, remove" })).toBeFocused();
      await chooser(page).setInputFiles([await photographOf({ orientation: 8 })]);
      await expectChosen(page, 5);
    });
  });

  test("have all five places: a file that is none holds no place, a sixth photograph is refused", async ({ page }) => {
    const [first, second] = await badFiles();
    const photographs = await Promise.all([1, 2, 3, 4, 5, 6].map(orientation => photographOf({ orientation })));
    await openContact(page);
    await chooser(page).setInputFiles(
      [first, ...photographs.slice(0, 3), second, ...photographs.slice(3)].flatMap(file => file ?? []),
    );
    await expectChosen(page, 5);
    const refused = form(page).locator("[role=status] bdi");
    await expect(refused).toHaveText([String(first?.name), String(second?.name), "orientation-6.jpg"]);
    await expect(form(page)).toContainText(`orientation-6.jpg: ${texts.refused.tooMany}`);
  });

  test("keep the order in which they were chosen, also if the first takes longest", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    const heights = [1_200, 300, 900, 600];
    const [first, ...others] = await Promise.all(heights.map(height => photographOf({ width: 1_600, height })));
    await chooser(page).setInputFiles(first ? [first] : []);
    await chooser(page).setInputFiles(others);
    await expectChosen(page, 4);
    await button(page).click();
    await expectProgress(page, 4, 4);
    const stored = await storedPhotographs(enquiry.message);
    expect(await Promise.all(stored.map(async jpeg => (await sharp(jpeg).metadata()).height))).toEqual(heights);
  });

  test("are refused as too large if the device cannot make them smaller; the others stay", async ({ page }) => {
    // A phone of 2 GiB.
    await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
    const enquiry = await openFilledIn(page);
    await chooser(page).setInputFiles([await photographOf({ width: 4_000, height: 3_000 })]);
    await expectChosen(page, 1);
    await test.step("a picture of too many pixels", async () => {
      await chooser(page).setInputFiles([await photographOf({ orientation: 3, width: 12_000, height: 9_000 })]);
      await expect(form(page)).toContainText(`orientation-3.jpg: ${texts.refused.tooLarge}`);
    });
    await test.step("a file of more than 100 MB", async () => {
      await chooser(page).evaluate((field: HTMLInputElement) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(100_000_001)], "huge.jpg"));
        field.files = data.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await expect(form(page)).toContainText(`huge.jpg: ${texts.refused.tooLarge}`);
    });
    await test.step("a canvas that comes back white; a photograph that is white is none of these", async () => {
      await page.evaluate(() => {
        const draw = Reflect.get(OffscreenCanvasRenderingContext2D.prototype, "drawImage") as () => void;
        Object.assign(OffscreenCanvasRenderingContext2D.prototype, {
          drawImage(this: OffscreenCanvasRenderingContext2D, ...parts: []) {
            if (this.canvas.width < 1_600) draw.apply(this, parts);
          },
        });
      });
      await chooser(page).setInputFiles([await photographOf({ orientation: 2 })]);
      await expect(form(page)).toContainText(`orientation-2.jpg: ${texts.refused.tooLarge}`);
      await chooser(page).setInputFiles([await whitePhotograph()]);
      await expectChosen(page, 2);
    });
    await button(page).click();
    await expectProgress(page, 2, 2);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(2);
  });

  test("do not widen a page of 320 px, with five of them, a refused file of a long name, and a button", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithPhotographs(page, 5);
    const [bad] = await badFiles();
    await chooser(page).setInputFiles(bad ? [{ ...bad, name: `${"longname".repeat(20)}.jpg` }] : []);
    await expect(form(page)).toContainText("longname");
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await page.route(photographUrl, route => route.abort());
    await button(page).click();
    await expect(sendAgain(page)).toBeVisible();
    expect(await width()).toBe(320);
  });

  test("are dropped, pasted, and removed by keyboard", async ({ page }) => {
    await openContact(page);
    const { buffer } = await photographOf();
    /** Drops or pastes a file, with texts beside it by their types. Returns whether the page took it. */
    const give = (type: "drop" | "paste", texts: Readonly<Partial<Record<string, string>>> = {}) =>
      form(page)
        .locator("textarea")
        .evaluate(
          (field, { type, base64, texts }) => {
            const data = new DataTransfer();
            const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
            data.items.add(new File([bytes], "dropped.jpg", { type: "image/jpeg" }));
            for (const [textType, text] of Object.entries(texts)) data.setData(textType, text ?? "");
            const shared = { bubbles: true, cancelable: true };
            return !field.dispatchEvent(
              type === "drop"
                ? new DragEvent("drop", { ...shared, dataTransfer: data })
                : new ClipboardEvent("paste", { ...shared, clipboardData: data }),
            );
          },
          { type, base64: buffer.toString("base64"), texts },
        );
    await test.step("from a folder, from another page, as a copied file or picture", async () => {
      const address = "https://example.com/roof?size=1&kind=jpg";
      expect(await give("drop")).toBe(true);
      expect(
        await give("drop", { "text/uri-list": address, "text/html": "<b>A roof</b>", "text/plain": address }),
      ).toBe(true);
      await expectChosen(page, 2);
      for (const texts of [
        {},
        { "text/plain": "dropped.jpg" },
        { "text/plain": "dropped" },
        { "text/plain": "/home/ann/My pictures/dropped.jpg\n" },
        { "text/plain": "C:\\Pictures\\dropped.jpg" },
        { "text/plain": "file:///home/ann/dropped.jpg", "text/uri-list": "file:///home/ann/dropped.jpg" },
        { "text/plain": address, "text/html": `<img src="${address.replace("&", "&amp;")}" alt="A roof">` },
        { "text/html": '<img src="roof.jpg" alt="A roof">', "text/uri-list": address },
        { "text/plain": "  \n" },
      ]) {
        expect(await give("paste", texts)).toBe(true);
        await expectChosen(page, 3);
        await thumbnails(page).last().click();
        await expectChosen(page, 2);
      }
    });
    await test.step("not as the picture of copied words", async () => {
      for (const texts of [
        { "text/plain": "The roof leaks" },
        { "text/plain": "The roof leaks", "text/html": "<p>The roof leaks</p>" },
        { "text/plain": "The roof leaks", "text/rtf": "{\\rtf1 The roof leaks}" },
        { "text/plain": "The roof leaks", "text/uri-list": "https://example.com/" },
        { "text/plain": "https://example.com/roof", "text/html": '<a href="https://example.com/roof">A roof</a>' },
        { "text/plain": "see dropped.jpg" },
        { "text/plain": "/4 dropped.jpg" },
      ])
        expect(await give("paste", texts)).toBe(false);
      await give("paste");
      await give("drop");
      await expectChosen(page, 4);
    });
    for (const left of [3, 2]) {
      await thumbnails(page).last().click();
      await expectChosen(page, left);
    }
    await test.step("the field opens the device's own choice of several pictures", async () => {
      await expect(chooser(page)).toHaveAttribute("accept", "image/*");
      await chooser(page).focus();
      const opened = page.waitForEvent("filechooser");
      await page.keyboard.press("Space");
      expect((await opened).isMultiple()).toBe(true);
    });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Photograph 1 of 2, remove" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Photograph 1 of 1, remove" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chooser(page)).toBeFocused();
    await expectChosen(page, 0);
  });

  test("do not take the place of the words that are pasted with a picture of them", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openContact(page);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(9, 9);
      canvas.getContext("2d");
      const words = new Blob(["The roof leaks"], { type: "text/plain" });
      const copied = { "text/plain": words, "image/png": await canvas.convertToBlob() };
      await navigator.clipboard.write([new ClipboardItem(copied)]);
    });
    await form(page).locator("textarea").focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(form(page).locator("textarea")).toHaveValue("The roof leaks");
    await expectChosen(page, 0);
  });

  test("are sent if the browser opens their files only when they are chosen, also if their code comes late", async ({
    page,
  }) => {
    // As Android does with a photograph that is in the cloud.
    await page.addInitScript(() => {
      const read = Reflect.get(Blob.prototype, "arrayBuffer");
      Blob.prototype.arrayBuffer = function (this: Blob) {
        const isClosed = this instanceof File && Reflect.has(window, "closed for files");
        return isClosed ? Promise.reject(new DOMException("", "NotReadableError")) : read.call(this);
      };
      File.prototype.slice = () => {
        throw new DOMException("", "NotReadableError");
      };
    });
    const enquiry = await openFilledIn(page);
    await hydrated(page);
    const release = await holdBack(page, chunkOfPhotographs);
    await chooser(page).setInputFiles(
      await Promise.all([2, 3, 4, 5, 6].map(orientation => photographOf({ orientation }))),
    );
    await page.evaluate(() => Reflect.set(window, "closed for files", true));
    release();
    await expectChosen(page, 5);
    await button(page).click();
    await expectProgress(page, 5, 5);
    for (const jpeg of await storedPhotographs(enquiry.message)) await expectUpright(jpeg);
    await test.step("one that cannot be opened at all is not called unreadable", async () => {
      await chooser(page).setInputFiles([await photographOf({ orientation: 7 })]);
      await expect(form(page)).toContainText(`orientation-7.jpg: ${texts.refused.notOpened}`);
    });
  });

  test("may be panoramas, which keep their pixels, or have fill bytes between their parts", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    await chooser(page).setInputFiles([await panorama(), await withFillBytes()]);
    await expectChosen(page, 2);
    await button(page).click();
    await expectProgress(page, 2, 2);
    const [wide = Buffer.alloc(0), filled = Buffer.alloc(0)] = await storedPhotographs(enquiry.message);
    const { width, height } = await sharp(wide).metadata();
    // Noise: 3,919 × 490 px have too many bytes, and half as many pixels fit.
    expect({ width, height }).toEqual({ width: 2_771, height: 346 });
    expect(wide.length).toBeGreaterThan(100_000);
    expect(wide.length).toBeLessThanOrEqual(409_600);
    await expectUpright(filled);
  });

  for (const name of ["OffscreenCanvas", "createImageBitmap", "FileReader"])
    test(`are sent if they are small, or the visitor is told why not, without ${name}`, async ({ page }) => {
      await page.addInitScript(name => Reflect.deleteProperty(window, name), name);
      const enquiry = await openFilledIn(page);
      const isNeeded = name !== "FileReader";
      const large = await photographOf({ orientation: 8, width: 12_000, height: 9_000 });
      expect(large.buffer.length).toBeGreaterThan(409_600);
      await chooser(page).setInputFiles([await photographOf({ orientation: 6 }), large]);
      await expectChosen(page, isNeeded ? 1 : 2);
      const reason = form(page).locator("p").filter({ hasText: texts.refused.unsupported });
      await expect(reason).toHaveCount(isNeeded ? 1 : 0);
      if (isNeeded) {
        await expect(reason).toContainText("orientation-8.jpg: ");
        await expect(reason.getByRole("link")).toHaveAttribute("href", `mailto:${company.email.address}`);
      }
      await button(page).click();
      await expectStored(page, enquiry);
      await expectProgress(page, isNeeded ? 1 : 2, isNeeded ? 1 : 2);
      const [photograph = Buffer.alloc(0)] = await storedPhotographs(enquiry.message);
      expect(photograph.toString("latin1")).not.toContain("Secret device");
      await expectUpright(await sharp(photograph).rotate().toBuffer());
    });

  test("are loaded for only when they are asked for, and an enquiry without them is sent as before", async ({
    page,
  }) => {
    const enquiry = await openFilledIn(page);
    await hydrated(page);
    const scripts: string[] = [];
    page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()));
    const request = page.waitForRequest(storeUrl);
    await button(page).click();
    expect((await request).postDataJSON()).toEqual({ ...enquiry });
    await expectStored(page, enquiry);
    expect(scripts).toEqual([]);
    await chooser(page).setInputFiles([await photographOf()]);
    await expectChosen(page, 1);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test("are sent one at a time, after the words are stored", async ({ page }) => {
    await openWithPhotographs(page, 2);
    const events: string[] = [];
    const note = (event: string, url: string) => {
      const [, table] = /\/rest\/v1\/(\w+)/.exec(url) ?? [];
      if (table) events.push(`${event} ${table}`);
    };
    page.on("request", request => note("request", request.url()));
    page.on("response", response => note("answer", response.url()));
    const release = await holdBack(page, storeUrl);
    const releasePhotographs = await holdBack(page, photographUrl);
    await press(page);
    await twoFrames(page);
    release();
    await expectProgress(page, 0, 2);
    // Screen readers hear of the end, not of each step.
    const heard = form(page).getByRole("status").filter({ hasText: texts.progress });
    await expect(heard).toHaveCount(0);
    releasePhotographs();
    await expect(heard).toHaveText(`2 of 2 ${texts.progress}`);
    const photograph = ["request enquiry_photographs", "answer enquiry_photographs"];
    const words = ["request contact_submissions", "answer contact_submissions"];
    expect(events).toEqual([...words, ...photograph, ...photograph]);
  });

  test("follow the words when their code comes late", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    await hydrated(page);
    const release = await holdBack(page, "**/*.js");
    await chooser(page).setInputFiles([await photographOf(), await photographOf({ orientation: 6 })]);
    await button(page).click();
    await expectStored(page, enquiry);
    release();
    await expectProgress(page, 2, 2);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(2);
    await expect(thumbnails(page)).toHaveCount(0);
  });

  test("are not lost in silence when their code does not come: the visitor is told", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    await hydrated(page);
    const release = await holdBack(page, "**/*.js", route => route.abort());
    await chooser(page).setInputFiles([await photographOf()]);
    await button(page).click();
    await expectStored(page, enquiry);
    release();
    await expect(page.getByRole("alert").filter({ hasText: texts.unavailable.title })).toContainText(
      texts.unavailable.text,
    );
    await page.unroute("**/*.js");
    await chooser(page).setInputFiles([await photographOf()]);
    await expectChosen(page, 1);
  });

  test("fail in sight of a visitor who has gone to another page before their code came", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    await hydrated(page);
    const release = await holdBack(page, chunkOfPhotographs);
    await page.route(photographUrl, route => route.abort());
    await chooser(page).setInputFiles([await photographOf()]);
    await button(page).click();
    await expectStored(page, enquiry);
    await page.locator("footer a[href='/gallery']").click();
    await expect(page).toHaveURL(/\/gallery$/);
    release();
    await expect(page.getByRole("alert").filter({ hasText: texts.interrupted.title })).toBeVisible();
  });

  test("that are removed while another one is made smaller are forgotten, also if they are none", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    const [bad] = await badFiles();
    const release = await page.evaluateHandle(() => {
      const decode = globalThis.createImageBitmap;
      let release = () => {};
      const released = new Promise<void>(resolve => (release = resolve));
      const createImageBitmap = (picture: Blob, options?: ImageBitmapOptions) =>
        released.then(() => decode(picture, options));
      Object.assign(globalThis, { createImageBitmap });
      return release;
    });
    await chooser(page).setInputFiles([
      await photographOf({ orientation: 1 }),
      ...(bad ? [bad] : []),
      await photographOf({ orientation: 6 }),
    ]);
    await page.getByRole("button", { name: "Photograph 2 of 3, remove" }).click();
    await expect(thumbnails(page)).toHaveCount(2);
    await button(page).click();
    await expectStored(page, enquiry);
    await expectProgress(page, 0, 2);
    await release.evaluate(start => start());
    await expectProgress(page, 2, 2);
    await expect(form(page)).not.toContainText(texts.refused.unreadable);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(2);
  });

  test("are not asked for again after a reload if all were removed, none was one, or nothing was chosen", async ({
    page,
  }) => {
    const [bad] = await badFiles();
    await openWithPhotographs(page, 1);
    await thumbnails(page).click();
    await expectChosen(page, 0);
    await chooser(page).setInputFiles(bad ? [bad] : []);
    await expect(form(page)).toContainText(texts.refused.unreadable);
    await chooser(page).evaluate(field => field.dispatchEvent(new Event("change", { bubbles: true })));
    await page.reload();
    await ready(page);
    await chooser(page).setInputFiles(bad ? [bad] : []);
    await expect(form(page)).toContainText(texts.refused.unreadable);
    await expect(form(page)).not.toContainText(texts.lost);
    await page.reload();
    await ready(page);
    await hydrated(page);
    await twoFrames(page);
    await expect(form(page)).not.toContainText(texts.lost);
  });

  test("are not asked for again after a reload if the file dialog was closed before their code came", async ({
    page,
  }) => {
    await openContact(page);
    await hydrated(page);
    const release = await holdBack(page, chunkOfPhotographs);
    const dialog = page.waitForEvent("filechooser");
    await chooser(page).click();
    await dialog;
    await chooser(page).evaluate(field => field.dispatchEvent(new Event("cancel", { bubbles: true })));
    release();
    await page.unroute(chunkOfPhotographs);
    await page.reload();
    await ready(page);
    await hydrated(page);
    await twoFrames(page);
    await expect(form(page)).not.toContainText(texts.lost);
    expect(await page.evaluate(() => sessionStorage.getItem("enquiry-photographs"))).toBeNull();
  });

  test("are asked for when a phone reloads the page while its camera is open, and the words are there", async ({
    page,
  }) => {
    const enquiry = await openFilledIn(page);
    const camera = page.waitForEvent("filechooser");
    await chooser(page).click();
    await camera;
    await page.reload();
    await ready(page);
    await expect(form(page)).toContainText(texts.lost);
    await expectFields(page, enquiry);
  });

  test("of a copied tab go with its own enquiry", async ({ page }) => {
    const first = await openWithPhotographs(page, 2);
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => void window.open("/contact"));
    const copy = await opened;
    await ready(copy);
    await expect(form(copy)).toContainText(texts.lost);
    const second = newEnquiry();
    await fillIn(copy, second);
    await chooser(copy).setInputFiles([await photographOf({ orientation: 3 })]);
    await expectChosen(copy, 1);
    await button(copy).click();
    await expectStored(copy, second);
    await expectProgress(copy, 1, 1);
    await button(page).click();
    await expectStored(page, first);
    await expectProgress(page, 2, 2);
    expect(await storedPhotographs(second.message)).toHaveLength(1);
    expect(await storedPhotographs(first.message)).toHaveLength(2);
  });

  test("are asked for again after a reload, and the words are there", async ({ page }) => {
    const enquiry = await openWithPhotographs(page, 2);
    await page.reload();
    await ready(page);
    await expect(form(page)).toContainText(texts.lost);
    await expectFields(page, enquiry);
    await chooser(page).setInputFiles([await photographOf()]);
    await expect(form(page)).not.toContainText(texts.lost);
    await expectChosen(page, 1);
    await button(page).click();
    await expectStored(page, enquiry);
    await expectProgress(page, 1, 1);
    await page.reload();
    await ready(page);
    await hydrated(page);
    await expect(form(page)).not.toContainText(texts.lost);
  });
});

test.describe("When the line is cut", () => {
  /** Lets a number of photographs through, then answers each in this way. */
  const failAfter = async (page: Page, passed: number, fail: (route: Route) => Promise<void>) => {
    let count = 0;
    await page.route(photographUrl, route => (count++ < passed ? route.continue() : fail(route)));
  };
  const faults: Record<string, (route: Route) => Promise<void>> = {
    "the connection fails": route => route.abort("connectionrefused"),
    "the answer is lost after the photograph was stored": async route => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    "too many came from this household": route =>
      route.fulfill({ status: 429, contentType: "application/json", body: "{}" }),
    "there is no room": route => route.fulfill({ status: 507, contentType: "application/json", body: "{}" }),
  };
  for (const [name, fault] of Object.entries(faults))
    test(`the message has arrived, and one press sends the missing photographs, each once: ${name}`, async ({
      page,
    }) => {
      const enquiry = await openWithPhotographs(page, 3);
      await failAfter(page, 1, fault);
      await press(page);
      const toast = page.getByRole("alert").filter({ hasText: texts.interrupted.title });
      await expect(toast).toContainText(`${texts.missing} 2 of 3. ${texts.interrupted.text}`);
      await expectMissing(page, 2, 3);
      expect(await stored(enquiry.message)).toHaveLength(1);
      await page.unroute(photographUrl);
      await sendAgain(page).click();
      await expectProgress(page, 3, 3);
      await expect(toast).toHaveCount(0);
      await expect(sendAgain(page)).toHaveCount(0);
      const photographs = await storedPhotographs(enquiry.message);
      expect(photographs).toHaveLength(3);
      for (const jpeg of photographs) await expectUpright(jpeg);
    });

  test("a server that is killed between two photographs gets the missing ones, each once, when it runs again", async ({
    page,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), "photographs-"));
    const data = join(folder, "data");
    const port = String(await freePort());
    const start = () => startServerProcess(builtSite, ["--port", port], { JL_DATA_DIR: data });
    let server = await start();
    try {
      const enquiry = newEnquiry();
      await openContact(page, `${server.url}/contact`);
      await fillIn(page, enquiry);
      await chooser(page).setInputFiles(await Promise.all([5, 6, 7].map(orientation => photographOf({ orientation }))));
      await expectChosen(page, 3);
      const numbers: number[] = [];
      await page.route(photographUrl, async route => {
        numbers.push((route.request().postDataJSON() as { number: number }).number);
        if (numbers.length === 2) await server.end("SIGKILL");
        await route.continue();
      });
      await press(page);
      await expect(sendAgain(page)).toBeVisible();
      await expectMissing(page, 2, 3);
      server = await start();
      await sendAgain(page).click();
      await expectProgress(page, 3, 3);
      expect(numbers).toEqual([1, 2, 2, 3]);
      const photographs = await storedPhotographs(enquiry.message, data);
      expect(photographs).toHaveLength(3);
      for (const jpeg of photographs) await expectUpright(jpeg);
    } finally {
      await server.end("SIGKILL");
      await rm(folder, { recursive: true });
    }
  });

  test("says which could not be sent for good, and sends the others", async ({ page }) => {
    const enquiry = await openWithPhotographs(page, 3);
    await page.route(photographUrl, route =>
      (route.request().postDataJSON() as { number: number }).number === 2
        ? route.fulfill({ status: 415, contentType: "application/json", body: "{}" })
        : route.continue(),
    );
    await press(page);
    await expect(page.getByRole("alert").filter({ hasText: texts.undeliverable.text })).toBeVisible();
    await expectMissing(page, 1, 3);
    await expect(sendAgain(page)).toHaveCount(0);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(2);
  });

  for (const status of [401, 404])
    test(`offers no button that sends again what is refused with ${status}`, async ({ page }) => {
      await openWithPhotographs(page, 2);
      await page.route(photographUrl, route => route.fulfill({ status, contentType: "application/json", body: "{}" }));
      await press(page);
      await expect(page.getByRole("alert").filter({ hasText: texts.undeliverable.text })).toBeVisible();
      await expectMissing(page, 2, 2);
      await expect(sendAgain(page)).toHaveCount(0);
    });

  test("asks before the page is left, and goes on while the visitor reads other pages", async ({ page }) => {
    const enquiry = await openWithPhotographs(page, 2);
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route(photographUrl, async route => {
      await held;
      await route.continue();
    });
    await press(page);
    await expectSent(page);
    await expectProgress(page, 0, 2);
    await expectQuestion(page);
    await page.locator("footer a[href='/gallery']").click();
    await expect(page).toHaveURL(/\/gallery$/);
    release();
    await expect.poll(async () => (await storedPhotographs(enquiry.message)).length).toBe(2);
    await page.goBack();
    await ready(page);
    await expectProgress(page, 2, 2);
  });

  test("asks before the page is left as soon as the words are on their way, and until the late code has sent all", async ({
    page,
  }) => {
    const enquiry = await openFilledIn(page);
    await hydrated(page);
    const releaseCode = await holdBack(page, chunkOfPhotographs);
    const releaseWords = await holdBack(page, storeUrl);
    await chooser(page).setInputFiles([await photographOf(), await photographOf({ orientation: 6 })]);
    await press(page);
    await expectQuestion(page);
    releaseWords();
    await expectStored(page, enquiry);
    await expectQuestion(page);
    const releasePhotographs = await holdBack(page, photographUrl);
    releaseCode();
    await expectProgress(page, 0, 2);
    await expectQuestion(page);
    releasePhotographs();
    await expectProgress(page, 2, 2);
    await expectNoQuestion(page);
  });

  test("does not ask any more when the words could not be sent", async ({ page }) => {
    await openWithPhotographs(page, 1);
    const release = await holdBack(page, storeUrl, route => route.abort());
    await press(page);
    await expectQuestion(page);
    release();
    await expect(page.getByRole("alert").filter({ hasText: "Error sending message" })).toBeVisible();
    await expectNoQuestion(page);
  });

  test("does not ask any more when the code for photographs has not come", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    await hydrated(page);
    const release = await holdBack(page, chunkOfPhotographs, route => route.abort());
    await chooser(page).setInputFiles([await photographOf()]);
    await button(page).click();
    await expectStored(page, enquiry);
    await expectQuestion(page);
    release();
    await expect(page.getByRole("alert").filter({ hasText: texts.unavailable.title })).toBeVisible();
    await expectNoQuestion(page);
  });

  test("an enquiry that is sent again keeps its key, so that its photographs belong to it", async ({ page }) => {
    const enquiry = await openWithPhotographs(page, 2);
    const keys: unknown[] = [];
    page.on("request", request => {
      if (request.url().includes("/contact_submissions"))
        keys.push((request.postDataJSON() as { photographs_key?: string }).photographs_key);
    });
    await page.route(storeUrl, async route => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await press(page);
    await expect(page.getByRole("alert").filter({ hasText: "Error sending message" })).toBeVisible();
    await expectChosen(page, 2);
    await page.unroute(storeUrl);
    await button(page).click();
    await expectStored(page, enquiry);
    await expectProgress(page, 2, 2);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(2);
    await test.step("the next enquiry has another key", async () => {
      await fillIn(page, newEnquiry());
      await chooser(page).setInputFiles([await photographOf()]);
      await expectChosen(page, 1);
      await button(page).click();
      await expectProgress(page, 1, 1);
      expect(keys[2]).not.toBe(keys[0]);
    });
  });

  test("of a copy of the tab, sent when the connection is back, are stored beside those of the first tab", async ({
    page,
    context,
  }) => {
    const enquiry = await openWithPhotographs(page, 2);
    await page.route(storeUrl, route => route.abort());
    await press(page);
    await expect(page.getByRole("alert").filter({ hasText: "Error sending message" })).toBeVisible();
    const opened = context.waitForEvent("page");
    // A window that this one opens has a copy of its storage.
    await page.evaluate(() => void window.open("/contact"));
    const copy = await opened;
    await copy.setExtraHTTPHeaders({ "x-forwarded-for": "10.250.1.1" });
    await ready(copy);
    await expectFields(copy, enquiry);
    await expect(copy.locator("#contact-form")).toContainText(texts.lost);
    await chooser(copy).setInputFiles([await photographOf({ orientation: 5 })]);
    await expectChosen(copy, 1);
    await page.unroute(storeUrl);
    await button(page).click();
    await expectProgress(page, 2, 2);
    await button(copy).click();
    await expectProgress(copy, 1, 1);
    expect(await stored(enquiry.message)).toHaveLength(1);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(3);
  });

  test("is not taken for stored when the answer is that another one is in its place", async ({ page }) => {
    await openWithPhotographs(page, 1);
    await page.route(photographUrl, route =>
      route.fulfill({ status: 409, contentType: "application/json", body: "{}" }),
    );
    await press(page);
    await expectMissing(page, 1, 1);
  });

  test("that were on their way when the page was reloaded are named, and may be chosen again", async ({ page }) => {
    const enquiry = await openWithPhotographs(page, 3);
    const counts: unknown[] = [];
    page.on("request", request => {
      if (request.url().includes("/photograph_counts"))
        counts.push((request.postDataJSON() as { photographs: number }).photographs);
    });
    let photographs = 0;
    const isHeld = new Promise<void>(resolve => {
      void page.route(photographUrl, async route => {
        photographs += 1;
        if (photographs > 1) resolve();
        else await route.continue();
      });
    });
    await press(page);
    await isHeld;
    await expectProgress(page, 1, 3);
    page.on("dialog", dialog => void dialog.accept());
    await page.reload();
    await ready(page);
    await expectMissing(page, 2, 3);
    await expect(form(page)).toContainText(texts.reloaded.text);
    await expect(form(page)).not.toContainText(texts.lost);
    await expect.poll(() => counts).toEqual([1]);
    await test.step("also after another reload", async () => {
      await page.reload();
      await ready(page);
      await expectMissing(page, 2, 3);
    });
    await page.unroute(photographUrl);
    const again = page.getByLabel(texts.reloaded.choose, { exact: true });
    await again.setInputFiles([await photographOf({ orientation: 2 }), await photographOf({ orientation: 3 })]);
    await expectProgress(page, 2, 2);
    await expect(form(page)).not.toContainText(texts.reloaded.text);
    expect(counts.at(-1)).toBe(3);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(3);
    await test.step("and are forgotten once they have arrived", async () => {
      await page.reload();
      await ready(page);
      await hydrated(page);
      await twoFrames(page);
      await expect(form(page)).not.toContainText(texts.missing);
    });
  });

  test("that are on their way from one tab are not missing in a copy of it", async ({ page, context }) => {
    const enquiry = await openWithPhotographs(page, 2);
    const release = await holdBack(page, photographUrl);
    await press(page);
    await expectProgress(page, 0, 2);
    const opened = context.waitForEvent("page");
    await page.evaluate(() => void window.open("/contact"));
    const copy = await opened;
    await ready(copy);
    // The copy gives up on the key after a second, and forgets it.
    const kept = () => copy.evaluate(() => sessionStorage.getItem("enquiry-photographs-sent"));
    await expect.poll(kept).toBe("[]");
    await expect(copy.locator("#contact-form")).not.toContainText(texts.missing);
    release();
    await expectProgress(page, 2, 2);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(2);
  });

  test("belong to the first of two identical enquiries, within ten minutes", async ({ page }) => {
    const enquiry = await openWithPhotographs(page, 1);
    await button(page).click();
    await expectStored(page, enquiry);
    await expectProgress(page, 1, 1);
    await fillIn(page, enquiry);
    await chooser(page).setInputFiles([await photographOf({ orientation: 7 }), await photographOf({ orientation: 8 })]);
    await expectChosen(page, 2);
    await button(page).click();
    await expectProgress(page, 2, 2);
    expect(await stored(enquiry.message)).toHaveLength(1);
    expect(await storedPhotographs(enquiry.message)).toHaveLength(3);
  });

  test("that were removed after a lost answer are not announced any more", async ({ page }) => {
    await openWithPhotographs(page, 2);
    const announced: unknown[] = [];
    page.on("request", request => {
      if (request.url().includes("/contact_submissions"))
        announced.push((request.postDataJSON() as { photographs?: number | null }).photographs);
    });
    await page.route(storeUrl, async route => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    const fail = async () => {
      await press(page);
      await expect(button(page)).toBeEnabled();
    };
    await fail();
    await thumbnails(page).last().click();
    await expectChosen(page, 1);
    await fail();
    await thumbnails(page).last().click();
    await expectChosen(page, 0);
    await page.unroute(storeUrl);
    await button(page).click();
    await expectSent(page);
    expect(announced).toEqual([2, 1, null]);
  });
});

/** Opens the contact page in any browser, and fills in a new enquiry. */
const openFilledInWith = async (engine: Engine, baseURL: string | undefined) => {
  await engine.open(new URL("/contact", baseURL).href);
  await expect.poll(() => engine.run(isHydrated), "hydrated").toBe(true);
  const enquiry = newEnquiry();
  for (const field of fieldNames) await engine.type(`#contact-form [name=${field}]`, enquiry[field]);
  return enquiry;
};

const textOfForm = (engine: Engine) => engine.run(() => document.querySelector("#contact-form")?.textContent ?? "");

/** Chooses files in any browser. */
const chooseWith = (engine: Engine, files: readonly ChosenFile[]) =>
  engine.run(
    chooseFiles,
    ...files.map(({ buffer, ...file }) => JSON.stringify({ ...file, base64: buffer.toString("base64") })),
  );

/** Runs in a page: the browser gets further scripts only when `window.releaseScripts` is called. */
const holdScripts = () => {
  const append = document.head.appendChild.bind(document.head);
  const held: Node[] = [];
  document.head.appendChild = <Kind extends Node>(node: Kind) => {
    if (node.nodeName !== "SCRIPT") return append(node);
    held.push(node);
    return node;
  };
  Object.assign(window, { releaseScripts: () => held.forEach(append) });
};

/** Runs in a page: whether the browser would ask before it leaves. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

for (const [name, start] of Object.entries(engines()))
  test(`${name} asks before the page is left while the code for photographs is late, and until they are sent`, async ({
    baseURL,
  }) => {
    const engine = await start();
    try {
      const enquiry = await openFilledInWith(engine, baseURL);
      const shown = () => textOfForm(engine);
      // The library that stores the words loads with the first touch of the form.
      await expect.poll(() => engine.run(() => document.readyState)).toBe("complete");
      await engine.run(holdScripts);
      await chooseWith(engine, [await photographOf({ orientation: 6 })]);
      expect(await engine.run(asks)).toBe(false);
      await engine.click("#contact-form button[type=submit]");
      await expect.poll(shown).toContain(contactPage.sent.text);
      expect(await engine.run(asks)).toBe(true);
      await engine.run(() => (window as unknown as { releaseScripts: () => void }).releaseScripts());
      await expect.poll(shown, { timeout: 30_000 }).toContain(`1 of 1 ${texts.progress}`);
      await expect.poll(() => engine.run(asks)).toBe(false);
      expect(await storedPhotographs(enquiry.message)).toHaveLength(1);
    } finally {
      await engine.close();
    }
  });

for (const [name, start] of Object.entries(engines()))
  test(`${name} sends photographs that are upright, small and without metadata, and refuses what is cut off`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const engine = await start();
    try {
      const enquiry = await openFilledInWith(engine, baseURL);
      const shown = () => textOfForm(engine);
      for (const file of await badFiles()) {
        await chooseWith(engine, [file]);
        await expect.poll(shown).toContain(`${file.name}: ${texts.refused.unreadable}`);
      }
      const orientations = [5, 6, 7, 8];
      await chooseWith(engine, await Promise.all(orientations.map(orientation => photographOf({ orientation }))));
      await chooseWith(engine, [await photographOf({ width: 12_000, height: 9_000 })]);
      await expect.poll(shown).toContain(`${texts.added} 5`);
      // A large photograph keeps the page busy. All are made smaller: no spinner is left.
      const spinners = () => engine.run(() => document.querySelectorAll("#contact-form li canvas + span").length);
      await expect.poll(spinners, { timeout: 60_000 }).toBe(0);
      await engine.click("#contact-form button[type=submit]");
      await expect.poll(shown, { timeout: 60_000 }).toContain(`5 of 5 ${texts.progress}`);
      const photographs = await storedPhotographs(enquiry.message);
      expect(photographs).toHaveLength(5);
      for (const jpeg of photographs) {
        await expectSmallAndBare(jpeg);
        await expectUpright(jpeg);
      }
    } finally {
      await engine.close();
    }
  });

for (const [name, start] of Object.entries(enginesThatHide()))
  test(`${name} sends a small JPEG as it is, without metadata, and says of others that it hides pictures`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const engine = await start();
    try {
      const enquiry = await openFilledInWith(engine, baseURL);
      const shown = () => textOfForm(engine);
      const [png] = await goodFiles();
      const large = await panorama();
      expect(large.buffer.length).toBeGreaterThan(409_600);
      await chooseWith(engine, [await photographOf({ orientation: 6 }), large, ...(png ? [png] : [])]);
      for (const file of [large, png])
        await expect.poll(shown).toContain(`${file?.name}: ${texts.refused.hidden} ${company.email.address}`);
      await expect.poll(shown).toContain(`${texts.added} 1`);
      await engine.click("#contact-form button[type=submit]");
      await expect.poll(shown, { timeout: 30_000 }).toContain(`1 of 1 ${texts.progress}`);
      const [photograph = Buffer.alloc(0)] = await storedPhotographs(enquiry.message);
      expect(photograph.toString("latin1")).not.toMatch(/Secret device|GPS/);
      const { exif, orientation } = await sharp(photograph).metadata();
      // Only how it is turned.
      expect({ length: exif?.length, orientation }).toEqual({ length: 32, orientation: 6 });
      await expectUpright(await sharp(photograph).rotate().toBuffer());
    } finally {
      await engine.close();
    }
  });
