import { DirectoryInUse, lockDirectory } from "./database/lock";
import { hasDatabase, openDatabase } from "./database/open-database";
import { type StoredEnquiry, listEnquiries, listingPath } from "./listing";

/** The enquiries in a directory, which must be readable, newest first: from the database, or from the server that has it. */
export async function readEnquiries(directory: string): Promise<StoredEnquiry[]> {
  if (!hasDatabase(directory)) return [];
  try {
    using _lock = await lockDirectory(directory);
    await using database = await openDatabase(directory);
    return await listEnquiries(database);
  } catch (error) {
    if (!(error instanceof DirectoryInUse) || error.holder.url === undefined) throw error;
    const { url, token } = error.holder;
    const response = await fetch(url + listingPath, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`The server at ${url} answered ${response.status}.`, { cause: error });
    return (await response.json()) as StoredEnquiry[];
  }
}
