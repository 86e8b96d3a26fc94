import type { Graph } from "schema-dts";
import type { CardLink } from "./cards";

/** What pages are given for search engines and social networks while they are rendered. */
export interface Shared {
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  readonly siteName: string;
  /** Address of an SVG. */
  readonly icon: string | null;
  /** Those that may be found, by their canonical paths. */
  readonly pages: Readonly<Record<string, { readonly card: CardLink; readonly graph: Graph }>>;
}
