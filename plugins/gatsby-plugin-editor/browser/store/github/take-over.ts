import { fileKindOf } from "../../../../gatsby-plugin-content/file-kinds";
import { type ContentPath, CONTENT, inRepository } from "../../../../gatsby-plugin-content/paths";
import type { Conflict, Decisions } from "../../../changes/merge";
import { mergeAsking } from "../../../changes/merge-asking";
import { faultOf, parseObject } from "../../../changes/json-edit";
import { type Forms, formOfFile } from "../../../forms/editor-forms";
import { refusals } from "../../../messages/messages";
import type { ProblemLines } from "../../../messages/problem-lines";
import { webMessages } from "../../../messages/web-messages";
import type { ContentReader } from "./content";
import { GithubFailure } from "./failures";
import type { TreeEntry } from "./git-api";
import type { OpenRepository } from "./open-repository";
import type { OwnBranch, Standing } from "./own-branch";

/** Asks which of two values is kept. Without an answer, nothing is written. `file`: the label of the file. */
export type AskAboutConflicts = (conflicts: readonly Conflict[], file: string) => Promise<Decisions | undefined>;

/** One file three times: where two branches parted, and on each. Undefined where it is not there. */
type BlobVersions = Readonly<Record<"base" | "own" | "published", string | undefined>>;

/** The files that a branch has changed and that differ from what is published. */
export async function ownChanges(
  reader: ContentReader,
  base: string,
  ownHead: string,
  publishedHead: string,
): Promise<ReadonlyMap<ContentPath, BlobVersions>> {
  const [before, ours, theirs] = await Promise.all([base, ownHead, publishedHead].map(reader.blobsAt));
  const files = new Set([...(before?.keys() ?? []), ...(ours?.keys() ?? [])]);
  const all = [...files].map((file): [ContentPath, BlobVersions] => [
    file,
    { base: before?.get(file), own: ours?.get(file), published: theirs?.get(file) },
  ]);
  return new Map(all.filter(([, versions]) => versions.own !== versions.base && versions.own !== versions.published));
}

/** Lets the branch of a person have what others have published meanwhile. */
export function takeOver(
  { git, personBranch, publishedBranch }: OpenRepository,
  { advance }: OwnBranch,
  reader: ContentReader,
  forms: Forms,
  { labelOfFile }: ProblemLines,
  ask: AskAboutConflicts,
) {
  const message = webMessages.takeOver(publishedBranch);

  /** The text of a file that both have changed, merged by its values. */
  const mergedText = async (file: ContentPath, { base, own: ours, published }: BlobVersions): Promise<string> => {
    if (!fileKindOf(file) || base === undefined || ours === undefined || published === undefined)
      throw new GithubFailure("sameLines", webMessages.sameFile(labelOfFile(file)));
    const texts = await Promise.all([base, ours, published].map(reader.textOfBlob));
    const [opened = "", typed = "", inFile = ""] = texts;
    const fault = [opened, typed, inFile].map(faultOf).find(found => found !== undefined);
    if (fault !== undefined) throw new GithubFailure("sameLines", refusals.broken(file, fault));
    const fields = formOfFile(forms, file)?.fields ?? [];
    const change = { opened: parseObject(opened), typed: parseObject(typed), fields };
    return mergeAsking(change, inFile, conflicts => ask(conflicts, labelOfFile(file)));
  };

  const treeEntryOf = async (file: ContentPath, versions: BlobVersions): Promise<TreeEntry> => {
    const path = inRepository(file);
    if (versions.published === versions.base) return { path, blob: versions.own ?? null };
    return { path, text: await mergedText(file, versions) };
  };

  /** Throws if the branch has changed anything beside the content, which only its author can merge. */
  const refuseOtherFiles = async (base: string, head: string) => {
    const [before, after] = await Promise.all(
      [base, head].map(async commit => git.entriesOf(await git.treeOf(commit))),
    );
    const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
    const other = [...names].find(name => name !== CONTENT && before?.get(name) !== after?.get(name));
    if (other !== undefined) throw new GithubFailure("sameLines", webMessages.sameFile(other));
  };

  const mergeByValue = async (standing: Standing, head: string, base: string): Promise<void> => {
    await refuseOtherFiles(base, head);
    const changes = await ownChanges(reader, base, head, standing.publishedHead);
    const entries: TreeEntry[] = [];
    // One after the other, because each can ask a question.
    for (const [file, versions] of changes) entries.push(await treeEntryOf(file, versions));
    const publishedTree = await git.treeOf(standing.publishedHead);
    const tree = entries.length > 0 ? await git.addTree(publishedTree, entries) : publishedTree;
    await advance(standing, await git.addCommit(message, tree, [head, standing.publishedHead]));
  };

  /** Merges by lines, as Git does; where this is not possible, by values. Returns whether there was something to merge. */
  return async (standing: Standing): Promise<boolean> => {
    const { saved, publishedHead } = standing;
    if (!saved?.isBehind) return false;
    const isMerged = await git.mergeInto(personBranch, publishedHead, message);
    if (!isMerged) await mergeByValue(standing, saved.head, saved.base);
    return true;
  };
}
