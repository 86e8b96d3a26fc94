/** In ms: no person fills in the form faster. Autofill does not write the message. */
const minimumTime = 3_000;

/** Name of the honeypot, the hidden field. Browsers and password managers must not recognise it. */
export const honeypotName = "topic-b";

interface Signs {
  /** Value of the hidden field. */
  readonly trap: string;
  /** In ms, from the first input or focus to the button; undefined if there was none. By a clock that nobody can set. */
  readonly elapsed: number | undefined;
  /** This tab had a draft before the page loaded. The visitor may press the button at once. */
  readonly hadDraft: boolean;
}

/**
 * Whether a bot filled in the form. One sign is not enough: autofill may fill the hidden field, and a person who
 * pastes everything may be fast.
 */
export const isSpam = ({ trap, elapsed = 0, hadDraft }: Signs): boolean =>
  trap !== "" && elapsed < minimumTime && !hadDraft;
