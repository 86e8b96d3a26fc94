import { ignoreErrors } from "./ignore-errors";

/** In ms: no person reads the form and fills it in faster. */
const minimumTime = 3_000;

/** Name of the honeypot, the hidden field. Browsers and password managers must not recognise it. */
export const honeypotName = "topic-b";

interface Signs {
  /** Value of the hidden field. */
  readonly trap: string;
  /** In ms, from the first paint of the form to the button. By a clock that nobody can set. */
  readonly elapsed: number;
  /** This tab had a draft before the page loaded. The visitor may press the button at once. */
  readonly hadDraft: boolean;
}

/**
 * Whether a program may have filled in the form. Such an enquiry is stored like any other and marked for the firm: a
 * browser extension may fill the hidden field, too.
 */
export const isDoubtful = ({ trap, elapsed, hadDraft }: Signs): boolean =>
  trap !== "" && elapsed < minimumTime && !hadDraft;

/**
 * When the served page was first painted, with its form, in ms of `performance.now()`. The start of the page if the
 * browser does not say.
 */
export const firstPaint = (): number =>
  ignoreErrors(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime) ?? 0;
