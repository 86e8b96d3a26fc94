import isSame from "fast-deep-equal";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { type WrittenPath, parseFieldPath } from "../../../gatsby-plugin-content/paths";
import type { Saved } from "../../changes/apply-edit";
import { isCopied } from "../../forms/copies";
import { tidied } from "../../forms/typography";
import { type MessageLine, readLines } from "../../messages/message-lines";
import { bar } from "../../messages/messages";
import { reasonOf } from "../../messages/reason-of";
import { dataAt } from "../state/field-path";
import type { Store } from "../store/store";

/** What the bar says: lines, some of which lead to a field. */
export type BarMessage = Readonly<{
  kind: "success" | "warning" | "error";
  lines: readonly MessageLine[];
  /** The data of the form that the message is about: a line about a field goes when the field has changed. */
  about?: JsonObject | undefined;
  /** Until when it is true: until no field is wrong, or until something else is typed. */
  until?: "right" | "typed" | undefined;
}>;

/** What a save has done. */
export function messageOfSave(place: Store["place"], data: JsonObject, { warnings, others }: Saved): BarMessage {
  const text = [
    bar.saved[place],
    ...(isCopied(data) ? [bar.isCopy] : []),
    ...(others.length > 0 ? [bar.alsoChanged(others)] : []),
    ...(warnings.length > 0 ? [bar.lookAt(warnings)] : []),
  ].join("\n");
  const isOnlyAboutForm = others.length === 0 && warnings.length === 0;
  return {
    kind: warnings.length > 0 ? "warning" : "success",
    lines: readLines(text),
    about: data,
    until: isOnlyAboutForm ? "typed" : undefined,
  };
}

/** Why a save was refused: a line for each reason. `about`: the data that were refused. */
export const messageOfError = (error: unknown, about?: JsonObject): BarMessage => ({
  kind: "error",
  lines: readLines(reasonOf(error)),
  about,
});

/** The lines that are still true for the data of the form now: what has changed since is not wrong in this way any more. */
export function linesStillTrue({ lines, about, until }: BarMessage, now: JsonObject, isWrong: boolean): MessageLine[] {
  if (until === "right" && !isWrong) return [];
  if (until === "typed" && !isSame(tidied(about), tidied(now))) return [];
  if (about === undefined) return [...lines];
  const isAsBefore = (path: WrittenPath) => {
    const field = parseFieldPath(path);
    return isSame(dataAt(about, field), dataAt(now, field));
  };
  return lines.filter(line => line.kind !== "link" || line.target.file !== undefined || isAsBefore(line.target.path));
}
