import { parseArgs } from "node:util";
import { dataDirectory } from "./database/lock";
import { printable } from "../../plugins/gatsby-plugin-content/characters";
import { deleteEnquiry, openReader, readEnquiries } from "./stored-enquiries";
import { asCsv, asText } from "./report";
import { writePhotographs } from "./write-photographs";

const usage = `Prints the stored enquiries, newest first.

  npm run enquiries                                     a list to read
  npm run --silent enquiries -- --csv > enquiries.csv   for a spreadsheet
  npm run --silent enquiries -- --json                  for another program
  npm run enquiries -- --photographs <folder>           writes the photographs to this folder, as JPEG files
  npm run enquiries -- --delete <id>                    deletes one; its id is in --json; stop the website first

Without --silent, npm writes two lines of its own first.

A photograph's file is named by date, time and name of its enquiry, and its number. No file is written over.

They are read from JL_DATA_DIR (.data/enquiries), whether the website is running or not. The times are UTC.
`;

async function main() {
  const option = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    options: { csv: option, json: option, help: option, delete: { type: "string" }, photographs: { type: "string" } },
  });
  if (values.help) return process.stdout.write(usage);
  if (values.delete !== undefined) return await deleteEnquiry(dataDirectory(), values.delete);
  if (values.photographs !== undefined) return await exportPhotographs(dataDirectory(), values.photographs);

  const enquiries = await readEnquiries(dataDirectory());
  if (values.json) return process.stdout.write(`${JSON.stringify(enquiries, null, 2)}\n`);
  return process.stdout.write(values.csv ? asCsv(enquiries) : asText(enquiries, dataDirectory()));
}

/** Writes all photographs to a folder, and prints the path of each new file. */
async function exportPhotographs(directory: string, folder: string) {
  await using reader = await openReader(directory);
  let had = 0;
  let wrote = 0;
  for (const enquiry of await reader.enquiries()) {
    if (enquiry.photographs === 0) continue;
    for (const { path, isNew } of await writePhotographs(folder, enquiry, await reader.photographs(enquiry.id))) {
      if (isNew) {
        process.stdout.write(`${printable(path)}\n`);
        wrote += 1;
      } else had += 1;
    }
  }
  process.stdout.write(`${wrote} written to ${folder}, ${had} there already.\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
