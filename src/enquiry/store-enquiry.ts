import { chooseInsert, statusOf } from "./database";
import type { Enquiry, FurtherColumns, Row } from "./fields";
import { withTimeout } from "./with-timeout";

/** In ms, from the press of the button: after this an enquiry counts as not stored. */
const timeLimit = 12_000;

/**
 * Stores an enquiry. Throws an `Error` "Failed to save to database" unless the database confirms within 12 s. Its cause
 * never quotes the visitor.
 */
export const storeEnquiry = async (enquiry: Enquiry, further?: FurtherColumns): Promise<void> => {
  const row = Object.fromEntries(Object.entries(enquiry).map(([name, text]) => [name, text || null])) as Row;
  const abort = new AbortController();
  try {
    const stored = chooseInsert().then(insert => insert("contact_submissions", { ...row, ...further }, abort.signal));
    await withTimeout(timeLimit, stored);
  } catch (cause) {
    abort.abort();
    throw new Error("Failed to save to database", { cause });
  }
};

/** Whether an enquiry was not stored because its sender has stored too many in the last ten minutes. */
export const isRateLimit = (error: unknown): boolean => error instanceof Error && statusOf(error.cause) === 429;
