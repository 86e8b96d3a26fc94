import type { ClipboardEvent, DragEvent } from "react";

/** Id of the form's field for photographs. */
export const photographsFieldId = "enquiry-photographs";

/** Puts files that are dropped on the form, or pasted into it, into its field for photographs. Pasted words go where they were meant for. */
export const takeFiles = (event: DragEvent<HTMLFormElement> | ClipboardEvent<HTMLFormElement>): void => {
  const data = "dataTransfer" in event ? event.dataTransfer : event.clipboardData;
  if (!data.types.includes("Files")) return;
  if (event.type === "paste" && hasWords(data)) return;
  event.preventDefault();
  const field = event.currentTarget.elements.namedItem(photographsFieldId) as HTMLInputElement;
  if (event.type === "dragover" || field.disabled) return;
  field.files = data.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Whether something that is pasted has words. What is copied from an office program comes with a picture of itself. A copied
 * file comes with its name or path, and a picture copied from a page with its own address: these are no words.
 */
const hasWords = (data: DataTransfer) => {
  const names = Array.from(data.files, ({ name }) => name.normalize());
  const html = data.getData("text/html");
  const isOfPicture = (line: string) =>
    isAddressOfFile(line) || html.includes(`src="${line.replaceAll("&", "&amp;")}"`) || names.some(isNamedBy(line));
  const lines = data
    .getData("text/plain")
    .normalize()
    .split(/[\r\n]+/);
  return lines.some(line => line.trim() !== "" && !isOfPicture(line.trim()));
};

const isAddressOfFile = (text: string) => /^(file|data|blob):\S+$/i.test(text);

/** Whether a text is the name of a file, which some systems show without its ending, or its path. */
const isNamedBy = (text: string) => (name: string) => {
  const isPath = /^(\/|~|\\\\|[a-z]:)/i.test(text) && /[/\\]/.test(text.charAt(text.length - name.length - 1));
  return text === name || text === name.replace(/\.\w+$/, "") || (isPath && text.endsWith(name));
};
