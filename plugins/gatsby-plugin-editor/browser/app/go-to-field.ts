import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import type { Field } from "../../forms/fields";
import { idOfField, outerPaths } from "../state/field-path";
import { type FormValue, isList, valueAt } from "../state/form-value";

/** The key paths of all groups and entries around a field, which must be unfolded to see it. */
export function keyPathsAround(form: FormValue, path: FieldPath): string[] {
  let keyPath = "";
  return outerPaths(path).map(outer => {
    const part = outer.at(-1);
    const parent = valueAt(form, outer.slice(0, -1));
    const key = parent !== undefined && isList(parent) ? parent[Number(part)]?.key : part;
    keyPath = `${keyPath}.${String(key)}`;
    return keyPath;
  });
}

/** The kinds of fields that are folded when a form opens. */
const FOLDED = ["group", "optionalGroup", "list", "valueList"];

/** The key path of the only group or list of a form, for which it is opened; none if there are several. */
export function onlyKeyPath(fields: readonly Field[]): string[] {
  const folded = fields.filter(({ kind }) => FOLDED.includes(kind));
  return folded.length === 1 ? folded.map(({ name }) => `.${name}`) : [];
}

/** Puts the cursor into a field that is shown, or into the nearest group around it that is. */
export function focusField(path: FieldPath): void {
  const ids = outerPaths(path).map(idOfField).toReversed();
  const element = ids.map(id => document.getElementById(id)).find(found => found !== null);
  element?.focus();
  element?.scrollIntoView({ block: "center" });
}
