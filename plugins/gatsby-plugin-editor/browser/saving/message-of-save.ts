import { type MessageLine, readLine } from "../../messages/message-lines";
import { bar } from "../../messages/messages";
import type { SaveResult } from "../store/store";

/** What the bar says: lines, some of which lead to a field. */
export type BarMessage = Readonly<{ kind: "success" | "warning" | "error"; lines: readonly MessageLine[] }>;

const linesOfText = (text: string): MessageLine[] => text.split("\n").map(readLine);

/** What a save has done. */
export function messageOfSave({ warnings, others }: SaveResult): BarMessage {
  const also = others.length > 0 ? [bar.alsoChanged(others)] : [];
  const lookAt = warnings.length > 0 ? [bar.lookAt(warnings)] : [];
  const text = [bar.saved, ...also, ...lookAt].join("\n");
  return { kind: warnings.length > 0 ? "warning" : "success", lines: linesOfText(text) };
}

/** Why a save was refused: a line for each reason. */
export const messageOfError = (error: unknown): BarMessage => ({
  kind: "error",
  lines: linesOfText(error instanceof Error ? error.message : String(error)),
});
