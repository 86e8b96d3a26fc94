import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listingPath, type StoredEnquiry } from "../../../../src/server/listing";
import type { Holder } from "../../../../src/server/database/lock";

/** What a running server has stored, read the way `npm run enquiries` does. */
export async function readStored(folder: string): Promise<StoredEnquiry[]> {
  const { url, token } = JSON.parse(readFileSync(join(folder, "data/lock.json"), "utf8")) as Holder;
  const response = await fetch(`${url}${listingPath}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as StoredEnquiry[];
}

/** How often a message is stored. */
export async function countStored(folder: string, message: string): Promise<number> {
  return (await readStored(folder)).filter(enquiry => enquiry.message === message).length;
}
