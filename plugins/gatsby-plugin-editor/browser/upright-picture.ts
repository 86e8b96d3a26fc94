import { refusalOf } from "../../gatsby-plugin-content/picture-files";
import { bar } from "../messages";
import { chosenKind } from "./picture-kind";

/** Makes an upright JPEG of at most 2560 px, without metadata. Throws for an unreadable picture. Only renames an SVG. */
async function uprightPicture(file: File): Promise<File> {
  // No other picture has this name, so an upload never replaces the picture of another page.
  const words = file.name.toLowerCase().match(/[a-z0-9]+(?=.*\.)/g) ?? ["picture"];
  const name = [...words, Date.now().toString(36).slice(-6)].join("-");
  if (file.type === "image/svg+xml") return new File([file], `${name}.svg`, file);
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, 2560 / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  // JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  let jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.82 });
  // In bytes. The check of the content allows a little more.
  if (jpeg.size > 1_900_000) jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.55 });
  return new File([jpeg], `${name}.jpg`, { type: "image/jpeg" });
}

/** Converts every picture that is chosen on this page into the site's format. */
async function convertChosen(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  // A CustomEvent comes from the code below. Only an input for files has a list of them.
  if (!input.files || event instanceof CustomEvent) return;
  event.stopImmediatePropagation();
  const kind = chosenKind();
  const ending = (file: File) => (file.type === "image/svg+xml" ? "svg" : "jpg");
  const refusal = kind && [...input.files].map(file => refusalOf(ending(file), kind)).find(Boolean);
  if (refusal) {
    // The same file can then be chosen again.
    input.value = "";
    return alert(refusal);
  }
  const chosen = new DataTransfer();
  for (const file of [...input.files]) chosen.items.add(await uprightPicture(file));
  input.files = chosen.files;
  input.dispatchEvent(new CustomEvent("change", { bubbles: true }));
}
document.addEventListener("change", event => void convertChosen(event).catch(() => alert(bar.picture)), {
  capture: true,
});
