import { conflicts as messages } from "../messages/messages";
import { type Conflict, type Decisions, type FormChange, merge } from "./merge";

/** Asks which of two values is kept for each conflict. Undefined: nothing is to be saved. */
export type AskAbout = (conflicts: readonly Conflict[]) => Promise<Decisions | undefined>;

/** The text of a file with the changes of a form. Asks about conflicts. Throws if nobody decides them. */
export async function mergeAsking(change: FormChange, fileText: string, ask: AskAbout): Promise<string> {
  const { text, conflicts } = merge(change, fileText);
  if (conflicts.length === 0) return text;
  const decisions = await ask(conflicts);
  if (!decisions) throw new Error(messages.cancelled);
  return merge(change, fileText, decisions).text;
}
