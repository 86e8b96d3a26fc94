/**
 * What the editor's page and its server on this computer send each other, beyond the "proxy" protocol of Decap CMS.
 * A `path` of a file begins with content/.
 */
import type { ShownVersion } from "./versions";

/** A picture in base64. */
export type SentPicture = Readonly<{ path: string; content: string }>;

/** The text of a content file that is not saved, with its new pictures. */
export type Draft = Readonly<{ path: string; fileText: string; pictures?: readonly SentPicture[] }>;

/** The answer of a save: warnings as lines of a message, and the names of other changed files. */
export type Saved = Readonly<{ warnings: string[]; others: string[] }>;

/** What a deletion would mean: addresses that lead to the page now, and where its visitors could go. */
export type Deletion = Readonly<{
  title: string;
  redirects: string[];
  /** The addresses of the page, if it was ever public, and of the page that could replace it. */
  from?: string | undefined;
  to?: string | undefined;
}>;

/** What is not live yet: the names of the changed files, and of those in which something copied is unchanged. */
export type NotLive = Readonly<{
  canPush: boolean;
  files: string[];
  copies: string[];
  /** Why nothing is known about it, and what to do: the lines of a message. */
  problem: string | undefined;
}>;

/** The versions of an entry with its title, latest first. */
export type VersionsOfEntry = Readonly<{ title: string; versions: ShownVersion[] }>;
