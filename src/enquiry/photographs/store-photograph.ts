import { chooseInsert, statusOf } from "../database";
import { withTimeout } from "../with-timeout";

/** In ms: half a megabyte takes this long on a very slow line. */
const timeLimit = 120_000;

/**
 * How a photograph ended: delivered, refused for good, or interrupted, so that sending it again may help (no answer, the
 * limit per household, a full or a broken database).
 */
type Result = "delivered" | "undeliverable" | "interrupted";

/**
 * Stores one photograph of an enquiry. `number` is its place in the order chosen, from 1. The database also answers that it
 * has stored the photograph if it has the same bytes already: the answer to an earlier request may be lost.
 */
export const storePhotograph = async (key: string, number: number, jpeg: Blob): Promise<Result> => {
  const abort = new AbortController();
  try {
    const row = { photographs_key: key, number, jpeg: await base64(jpeg) };
    const stored = chooseInsert().then(insert => insert("enquiry_photographs", row, abort.signal));
    await withTimeout(timeLimit, stored);
    return "delivered";
  } catch (error) {
    abort.abort();
    const status = statusOf(error);
    console.error(new Error("Failed to save to database", { cause: error }));
    return isFinal(status) ? "undeliverable" : "interrupted";
  }
};

/** Whether sending the same again cannot help: 4xx blames the request, except for a slow line and the limit per household. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Without `FileReader`, which some browsers take away from pages. */
const base64 = async (blob: Blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
};
