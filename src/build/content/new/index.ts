import { caseStudy } from "./case-study";
import type { Kind } from "./kind";
import { alias, client, slide, teamMember } from "./list-kinds";
import { service } from "./service";

/** Everything that npm run new can add. */
export const KINDS: readonly Kind[] = [service, caseStudy, teamMember, client, slide, alias];
