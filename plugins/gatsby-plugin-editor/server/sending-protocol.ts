/** What the press on "Put it live" and the server send each other. */

/** Why changes were not sent. */
export type Failure =
  | "busy"
  | "cancelled"
  | "checkFailed"
  | "detached"
  | "diskFull"
  | "hostFails"
  | "locked"
  | "needsReview"
  | "noGit"
  | "noIdentity"
  | "noPermission"
  | "noRepository"
  | "noUpstream"
  | "noVersion"
  | "offline"
  | "otherOwner"
  | "privateAddress"
  | "refused"
  | "sameLines"
  | "signIn"
  | "signing"
  | "silent"
  | "strayRef"
  | "stuck"
  | "unfinished"
  | "unknown";

/** What became of the changes. Proposed: on a branch of their own, with the address where they are proposed, if it is known. */
export type Sent = Readonly<{ outcome: "sent" } | { outcome: "proposed"; branch: string; address: string | undefined }>;

/** The answer of the press on "Put it live". `failure` is "content" if the content has an error. */
export type SendAnswer = Sent | Readonly<{ outcome: "notSent"; failure: Failure | "content"; message: string }>;

/** What a sending waits for. */
export type SendingStep = Readonly<
  { step: "signing" } | { step: "checking" } | { step: "fetching"; host: string } | { step: "pushing"; host: string }
>;
