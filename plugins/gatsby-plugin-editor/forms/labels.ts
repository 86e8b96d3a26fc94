import { type WrittenPath, parseFieldPath } from "../../gatsby-plugin-content/paths";
import { type Field, fieldsInside } from "./fields";

/** "hero.slides[2].alt" as "Top of the page › Slides › 3 › Alternative text": labels, and entries counted from 1. */
export function inLabels(path: WrittenPath, form: readonly Field[]): string {
  let fields: readonly Field[] = form;
  const labels = parseFieldPath(path).map(part => {
    if (typeof part === "number") return String(part + 1);
    const field = fields.find(({ name }) => name === part);
    fields = field ? fieldsInside(field) : [];
    return field?.label ?? part;
  });
  return labels.join(" › ");
}
