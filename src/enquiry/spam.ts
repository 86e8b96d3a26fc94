/** In ms: nobody reads and fills the form faster, not even with autofill, because the message is written by hand. */
const minimumTime = 3_000;

/** Name of the field that people cannot see; no word in it that browsers or password managers fill. */
export const trapName = "topic-b";

interface Signs {
  /** What stands in the trap. */
  readonly trap: string;
  /** In ms, from the first touch of the form to the button; undefined when the form was never touched. */
  readonly elapsed: number | undefined;
  /** The visitor had typed before, and may only press the button now. */
  readonly restored: boolean;
}

/**
 * Whether a machine filled the form. It takes both signs, the trap filled and no time spent, because autofill alone
 * may fill the trap, and somebody who pastes everything may be fast.
 */
export const isSpam = ({ trap, elapsed = 0, restored }: Signs): boolean =>
  trap !== "" && elapsed < minimumTime && !restored;
