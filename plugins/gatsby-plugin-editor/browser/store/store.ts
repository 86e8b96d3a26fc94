import type { ContentPath, SiteAddress } from "../../../gatsby-plugin-content/paths";
import type { SaveAnswer, Saved } from "../../changes/apply-edit";
import type { Deletion } from "../../changes/edits";
import type { Version, VersionsOfEntry } from "../../changes/versions";
import type { SendAnswer } from "../../server/sending-protocol";

/** A picture that was chosen in a form. */
export type NewPicture = Readonly<{ file: ContentPath; blob: Blob }>;

/** The text of a content file to save, with the new pictures that it uses. */
export type FileToSave = Readonly<{
  file: ContentPath;
  fileText: string;
  pictures: readonly NewPicture[];
  /** The text of the file from which `fileText` was made; undefined for a new file. */
  basedOn: string | undefined;
}>;

/** What is saved and not live yet. */
export type NotLive = Readonly<{
  /** Whether a press can put it live. If not, the commands to type are shown. */
  canPutLive: boolean;
  /** The names of the changed files, and of those in which something copied is unchanged. */
  files: readonly string[];
  copies: readonly string[];
  /** The address of a preview with all that is saved, if the host of the site makes one. */
  preview?: string | undefined;
  /** Why nothing is known about it, and what to do: the lines of a message. */
  problem?: string | undefined;
}>;

/** Changes that are on their way to the live site. */
export type PuttingLive = Readonly<{
  answer: Promise<SendAnswer>;
  /** What it waits for, as a sentence; empty if for nothing that is worth a word. */
  step: () => Promise<string>;
  cancel: () => void;
}>;

/**
 * Where the editor keeps its files: on this computer, or on GitHub. Each function rejects with an `Error` whose message
 * (`message-lines.ts`) an editor can read. What it refuses is not written.
 */
export interface Store {
  readonly place: "computer" | "web";
  /** The texts of all content files, as they are now. */
  files(): Promise<ReadonlyMap<ContentPath, string>>;
  /** Writes a file, also a new one. Checks all content first. */
  save(file: FileToSave): Promise<SaveAnswer>;
  /** Moves an entry of a folder to the position of another one. */
  move(file: ContentPath, target: ContentPath): Promise<Saved>;
  /** What a deletion of a file would mean. Rejects if other files refer to it. */
  deletion(file: ContentPath): Promise<Deletion>;
  /** Deletes a file. Its visitors go to `redirectTo`, if there is one. */
  remove(file: ContentPath, redirectTo: SiteAddress | undefined): Promise<Saved>;
  /** The pictures that are in a folder. */
  pictures(folder: ContentPath): Promise<readonly ContentPath[]>;
  /** A small picture, for an `<img>`. */
  picture(file: ContentPath): Promise<Blob>;
  /** The versions of a file. */
  versions(file: ContentPath): Promise<VersionsOfEntry>;
  /** Brings back an earlier version of a file. */
  bringBack(file: ContentPath, version: Version): Promise<Saved>;
  /** The text that a file has on the live site. Only on the web, where the page beside a form is the live one. */
  live?(file: ContentPath): Promise<string | undefined>;
  /** What is saved and not live yet. */
  notLive(): Promise<NotLive>;
  /** Puts it live. */
  putLive(): PuttingLive;
}
