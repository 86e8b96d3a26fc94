import type { CheckFiles } from "../../../../gatsby-plugin-content/check-files";
import { type Saved, applyEdit } from "../../../changes/apply-edit";
import type { Edit } from "../../../changes/edits";
import type { ProblemLines } from "../../../messages/problem-lines";
import type { ContentReader } from "./content";
import { keepProposed } from "./keep-proposed";
import type { OpenRepository } from "./open-repository";
import { BranchMoved, type OwnBranch, type Standing, savedHead } from "./own-branch";
import { writeCommit } from "./write-commit";

/** What a save works with. */
export type SaveWork = Readonly<{
  repository: OpenRepository;
  branch: OwnBranch;
  reader: ContentReader;
  lines: ProblemLines;
  check: CheckFiles;
  takeOver: (standing: Standing) => Promise<boolean>;
}>;

/** How often an edit is applied again because the branch has moved meanwhile. */
const ROUNDS = 4;

/** Says what a commit does, from the label of the form's file and the number of other files. */
export type MessageOf = (name: string, others: number) => string;

/**
 * Applies an edit to the present content, and saves it as one commit. What others have published is merged first, in a
 * commit of its own, which also stays if the edit is then refused.
 */
export async function commitEdit(work: SaveWork, edit: Edit, messageOf: MessageOf): Promise<Saved> {
  const { repository, branch, reader, lines, check, takeOver } = work;

  const tryOnce = async (): Promise<Saved> => {
    const found = await branch.standing();
    const standing = (await takeOver(found)) ? await branch.standing() : found;
    const before = await reader.at(savedHead(standing));
    const { after, changed, saved } = await applyEdit(before.files, edit, check, lines);
    const message = messageOf(lines.labelOfFile(saved.file), saved.others.length);
    const commit = await writeCommit(repository.git, before, standing.parents, after, changed, message);
    if (commit !== undefined) await branch.advance(standing, commit);
    return saved;
  };

  for (let round = 1; ; round++) {
    try {
      const saved = await tryOnce();
      // It is saved, even if it cannot be proposed now: "Put it live" proposes it as well.
      await keepProposed(repository).catch(() => undefined);
      return saved;
    } catch (error) {
      if (!(error instanceof BranchMoved) || round === ROUNDS) throw error;
    }
  }
}
