import { refusalOf } from "../../gatsby-plugin-content/picture-files";
import { bar } from "../messages";
import { chosenKind } from "./picture-kind";
import { SVG, preparedPicture } from "./prepared-picture";

/** Refuses a chosen picture of the wrong kind, and converts all others into the site's format. */
async function convertChosen(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  // A CustomEvent comes from the code below. Only an input for files has a list of them.
  if (!input.files || event instanceof CustomEvent) return;
  event.stopImmediatePropagation();
  const kind = chosenKind();
  const ending = (file: File) => (file.type === SVG ? "svg" : "jpg");
  const refusal = kind && [...input.files].map(file => refusalOf(ending(file), kind)).find(Boolean);
  if (refusal) {
    // The same file can then be chosen again.
    input.value = "";
    return alert(refusal);
  }
  const chosen = new DataTransfer();
  for (const file of [...input.files]) chosen.items.add(await preparedPicture(file));
  input.files = chosen.files;
  input.dispatchEvent(new CustomEvent("change", { bubbles: true }));
}
document.addEventListener("change", event => void convertChosen(event).catch(() => alert(bar.picture)), {
  capture: true,
});
