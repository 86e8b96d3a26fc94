import type { FieldPath } from "../../gatsby-plugin-content/paths";
import { type Field, fieldsInside } from "./fields";

/** For each part of a path: the place of its field in the form, or of its entry in the list. */
function placesOfPath(path: FieldPath, fields: readonly Field[]): number[] {
  const [part, ...rest] = path;
  if (part === undefined) return [];
  if (typeof part === "number") return [part, ...placesOfPath(rest, fields)];
  const place = fields.findIndex(({ name }) => name === part);
  const field = fields[place];
  return [place, ...placesOfPath(rest, field ? fieldsInside(field) : [])];
}

/** Compares two paths: the one whose field is further up in the form is first. */
export const byPlaceIn =
  (fields: readonly Field[]) =>
  (one: FieldPath, other: FieldPath): number => {
    const [places, others] = [placesOfPath(one, fields), placesOfPath(other, fields)];
    const different = places.findIndex((place, index) => place !== others[index]);
    return different < 0 ? -1 : (places[different] ?? 0) - (others[different] ?? -1);
  };
