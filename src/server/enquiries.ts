import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dataDirectory } from "./data-directory";
import { DirectoryInUse, lockDirectory } from "./database/lock-directory";
import type { Holder } from "./database/lock-file";
import { openDatabase } from "./database/open-database";
import { listEnquiries, listingPath, type Enquiry } from "./listing";
import { asCsv, asText } from "./report";

const usage = `Prints the stored enquiries, newest first.

  npm run enquiries                                     a list to read
  npm run --silent enquiries -- --csv > enquiries.csv   for a spreadsheet
  npm run --silent enquiries -- --json                  for another program

Without --silent, npm writes two lines of its own first.

They are read from JL_DATA_DIR (.data/enquiries), whether the website is running or not.
`;

async function main() {
  const { values } = parseArgs({
    options: {
      csv: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return process.stdout.write(usage);

  const enquiries = await readEnquiries(dataDirectory());
  if (values.json) return process.stdout.write(`${JSON.stringify(enquiries, null, 2)}\n`);
  return process.stdout.write(values.csv ? asCsv(enquiries) : asText(enquiries));
}

/** Opens the database, or asks the server that has it open. */
async function readEnquiries(directory: string): Promise<Enquiry[]> {
  if (!existsSync(join(directory, "postgres"))) return [];
  try {
    return await readFromDisk(directory);
  } catch (error) {
    if (error instanceof DirectoryInUse && error.holder.url !== undefined) {
      return askServer(error.holder.url, error.holder);
    }
    throw error;
  }
}

async function readFromDisk(directory: string): Promise<Enquiry[]> {
  const lock = await lockDirectory(directory);
  try {
    const database = await openDatabase(directory);
    try {
      return await listEnquiries(database);
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

async function askServer(url: string, { token }: Holder): Promise<Enquiry[]> {
  const response = await fetch(url + listingPath, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The server at ${url} answered ${response.status}.`);
  return (await response.json()) as Enquiry[];
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
