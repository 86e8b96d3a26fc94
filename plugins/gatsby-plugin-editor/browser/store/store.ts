import type { JsonObject } from "../../../gatsby-plugin-content/json-object";

/** A content file: its path with content/, and its data; of a broken file only what is wrong. */
export type ListedFile = Readonly<{ path: string; data: JsonObject }>;

/** A picture that was chosen in the form: its path with content/, and its bytes. */
export type NewPicture = Readonly<{ path: string; file: Blob }>;

/** What a save has done besides: sentences to look at, and the labels of other files that changed with it. */
export type SaveResult = Readonly<{ warnings: readonly string[]; others: readonly string[] }>;

/** Where the editor keeps its files. Each function rejects with an `Error` whose message an editor can read. */
export interface Store {
  /** The files of a form: one file, or all of a folder. */
  list(path: string): Promise<readonly ListedFile[]>;
  /** The text of a file as it is now. */
  read(path: string): Promise<string>;
  /** Writes a file with the pictures that it uses, after a check of all content. Nothing is written if it refuses. */
  save(path: string, text: string, pictures: readonly NewPicture[]): Promise<SaveResult>;
  /** The address of a small picture, for an `<img>`. */
  pictureUrl(path: string): Promise<string>;
}
