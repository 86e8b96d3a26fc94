import { type Insert, type Row, fetchClient, insertWithoutClient, insertWithClient } from "./database";
import type { Enquiry } from "./enquiry";

/** In ms, from pressing the button: after this an enquiry counts as not stored. */
const timeLimit = 12_000;

/** In ms, within the time limit: after this the enquiry goes without the client library. */
const libraryLimit = 4_000;

/**
 * Stores an enquiry. Throws an `Error` "Failed to save to database", whose cause never quotes the visitor, for any
 * answer other than the database's "created", and when there is none within 12 s.
 */
export const storeEnquiry = async ({ phone, ...rest }: Enquiry): Promise<void> => {
  const row: Row = { ...rest, phone: phone || null };
  const abort = new AbortController();
  try {
    await withTimeout(
      timeLimit,
      chooseInsert().then(insert => insert(row, abort.signal)),
    );
  } catch (cause) {
    abort.abort();
    throw new Error("Failed to save to database", { cause });
  }
};

/** By the client library, fetched anew if need be; if it does not come, without it. */
const chooseInsert = (): Promise<Insert> =>
  withTimeout(libraryLimit, fetchClient().catch(fetchClient)).then(insertWithClient, () => insertWithoutClient);

/** The promise's outcome, or a rejection after `limit` ms. */
const withTimeout = async <T>(limit: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${String(limit)} ms`)), limit);
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
};
