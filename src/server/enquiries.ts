import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DirectoryInUse, dataDirectory, lockDirectory } from "./database/lock";
import { openDatabase } from "./database/open-database";
import { type Enquiry, listEnquiries, listingPath } from "./listing";
import { asCsv, asText } from "./report";

const usage = `Prints the stored enquiries, newest first.

  npm run enquiries                                     a list to read
  npm run --silent enquiries -- --csv > enquiries.csv   for a spreadsheet
  npm run --silent enquiries -- --json                  for another program

Without --silent, npm writes two lines of its own first.

They are read from JL_DATA_DIR (.data/enquiries), whether the website is running or not.
`;

async function main() {
  const option = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ options: { csv: option, json: option, help: option } });
  if (values.help) return process.stdout.write(usage);

  const enquiries = await readEnquiries(dataDirectory());
  if (values.json) return process.stdout.write(`${JSON.stringify(enquiries, null, 2)}\n`);
  return process.stdout.write(values.csv ? asCsv(enquiries) : asText(enquiries));
}

/** Opens the database, or asks the server that has it open. */
async function readEnquiries(directory: string): Promise<Enquiry[]> {
  if (!existsSync(join(directory, "postgres"))) return [];
  try {
    using _lock = await lockDirectory(directory);
    await using database = await openDatabase(directory);
    return await listEnquiries(database);
  } catch (error) {
    if (!(error instanceof DirectoryInUse) || error.holder.url === undefined) throw error;
    const { url, token } = error.holder;
    const response = await fetch(url + listingPath, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`The server at ${url} answered ${response.status}.`, { cause: error });
    return (await response.json()) as Enquiry[];
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
