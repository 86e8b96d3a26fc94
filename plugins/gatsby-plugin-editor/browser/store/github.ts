import type { CheckFiles } from "../../../gatsby-plugin-content/check-files";
import { PICTURE, fileKindOf } from "../../../gatsby-plugin-content/file-kinds";
import { textOfBytes } from "../../../gatsby-plugin-content/text-bytes";
import { orOutdated } from "../../changes/apply-edit";
import {
  type Edit,
  type Picture,
  broughtBack,
  deleteEdit,
  deletionOf,
  ifStill,
  moveEdit,
  refuseIfUsed,
  saveEdit,
} from "../../changes/edits";
import { dataOfFile } from "../../changes/files-in-memory";
import { isCopied } from "../../forms/copies";
import type { Forms } from "../../forms/editor-forms";
import { refusals } from "../../messages/messages";
import { problemLines } from "../../messages/problem-lines";
import { webMessages } from "../../messages/web-messages";
import { queue } from "../../changes/queue";
import { type Content, contentOf } from "./github/content";
import { GithubFailure } from "./github/failures";
import { type OpenRepository, openRepository } from "./github/open-repository";
import { ownBranch, savedHead } from "./github/own-branch";
import { putLive } from "./github/put-live";
import { githubRequest } from "./github/request";
import { type MessageOf, commitEdit } from "./github/commit-edit";
import { type AskAboutConflicts, ownChanges, takeOver } from "./github/take-over";
import { versionsOf } from "./github/versions";
import type { NewPicture, NotLive, Store } from "./store";

/** What the store on the web needs. */
export type Web = Readonly<{
  /** "owner/name" on GitHub. */
  repository: string;
  /** The branch from which the live site is made. */
  branch: string;
  /** The token of the signed-in person. */
  token: () => string;
  forms: Forms;
  check: CheckFiles;
  /** Asks about values that two people have changed, when what is published is merged into what is saved. */
  ask: AskAboutConflicts;
  /** In ms: how long "Put it live" waits before it asks about the checks again. */
  interval?: number;
}>;

const pictureFromForm = async ({ file, blob }: NewPicture): Promise<Picture> => ({
  file,
  bytes: new Uint8Array(await blob.arrayBuffer()),
});

/** The files in a repository on GitHub: each save is a commit on a branch of the signed-in person, which is proposed. */
export function webStore({
  repository,
  branch: publishedBranch,
  token,
  forms,
  check,
  ask,
  interval = 5000,
}: Web): Store {
  const request = githubRequest(token);
  const lines = problemLines(forms);
  const { labelOfFile, titleOfFile, lineOfProblem } = lines;
  const inTurn = queue();

  const workIn = (opened: OpenRepository) => {
    const reader = contentOf(opened.git);
    const branch = ownBranch(opened);
    const merge = takeOver(opened, branch, reader, forms, lines, ask);
    return { repository: opened, branch, reader, lines, check, takeOver: merge, interval };
  };
  let opening: { token: string; work: Promise<ReturnType<typeof workIn>> } | undefined;

  /** Opens the repository once for each person who signs in; again after a failure. */
  const open = () => {
    const present = token();
    if (opening?.token !== present) {
      const work = openRepository(request, repository, publishedBranch).then(workIn);
      opening = { token: present, work };
      work.catch(() => (opening = undefined));
    }
    return opening.work;
  };

  /** All that is saved. */
  const saved = async (): Promise<Content> => {
    const { branch, reader } = await open();
    return reader.at(savedHead(await branch.standing()));
  };

  const save = (edit: Edit, messageOf: MessageOf) => inTurn(async () => commitEdit(await open(), edit, messageOf));

  return {
    place: "web",

    files: async () => {
      const { files } = await saved();
      const documents = [...files].filter(([file]) => fileKindOf(file));
      return new Map(documents.map(([file, bytes]) => [file, textOfBytes(bytes)]));
    },

    save: async ({ file, fileText, pictures, basedOn }) => {
      const edit = saveEdit(file, fileText, await Promise.all(pictures.map(pictureFromForm)));
      const messageOf = basedOn === undefined ? webMessages.add : webMessages.change;
      return orOutdated(save(ifStill(file, basedOn, edit), messageOf));
    },

    move: (file, target) => save(moveEdit(file, target), webMessages.move),

    deletion: async file => {
      const { repository: opened, reader } = await open();
      const [{ files }, publishedHead] = await Promise.all([saved(), opened.git.headOfBranch(publishedBranch)]);
      const site = await check(files);
      refuseIfUsed(site, file, lineOfProblem);
      const isPublished = publishedHead !== undefined && (await reader.blobsAt(publishedHead)).has(file);
      return deletionOf(site, file, titleOfFile(file, files), isPublished);
    },

    remove: (file, redirectTo) => save(deleteEdit(file, redirectTo, lineOfProblem), webMessages.remove),

    pictures: async folder => {
      const { branch, reader } = await open();
      const blobs = await reader.blobsAt(savedHead(await branch.standing()));
      return [...blobs.keys()].filter(file => file.startsWith(`${folder}/`) && PICTURE.test(file));
    },

    picture: async file => {
      const { branch, reader } = await open();
      return reader.picture(savedHead(await branch.standing()), file);
    },

    versions: async file => {
      const { repository: opened, reader } = await open();
      return versionsOf(opened.git, reader, await saved(), file, forms, lines);
    },

    bringBack: async (file, version) => {
      const { reader } = await open();
      const text = await reader.textAt(version.id, version.file);
      if (text === undefined) throw new Error(refusals.moved(version.file));
      return save(saveEdit(file, broughtBack(file, text), []), webMessages.bringBack);
    },

    live: async file => {
      const { branch, reader } = await open();
      return reader.textAt((await branch.standing()).publishedHead, file);
    },

    notLive: async (): Promise<NotLive> => {
      try {
        const { repository: opened, branch, reader } = await open();
        const standing = await branch.standing();
        if (!standing.saved) return { canPutLive: true, files: [], copies: [] };
        const { head, base } = standing.saved;
        const changed = [...(await ownChanges(reader, base, head, standing.publishedHead)).keys()];
        const { files } = await reader.at(head);
        const copies = changed.filter(file => fileKindOf(file) && isCopied(dataOfFile(files, file)));
        // The host of the previews may be out of order.
        const preview = await opened.pulls.previewOf(head).catch(() => undefined);
        return { canPutLive: true, files: changed.map(labelOfFile), copies: copies.map(labelOfFile), preview };
      } catch (error) {
        if (!(error instanceof GithubFailure)) throw error;
        return { canPutLive: true, files: [], copies: [], problem: error.message };
      }
    },

    putLive: () => putLive(open),
  };
}
