import { parseArgs } from "node:util";
import { dataDirectory } from "./database/lock";
import { deleteEnquiry, readEnquiries } from "./read-enquiries";
import { asCsv, asText } from "./report";

const usage = `Prints the stored enquiries, newest first.

  npm run enquiries                                     a list to read
  npm run --silent enquiries -- --csv > enquiries.csv   for a spreadsheet
  npm run --silent enquiries -- --json                  for another program
  npm run enquiries -- --delete <id>                    deletes one; its id is in --json; stop the website first

Without --silent, npm writes two lines of its own first.

They are read from JL_DATA_DIR (.data/enquiries), whether the website is running or not. The times are UTC.
`;

async function main() {
  const option = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ options: { csv: option, json: option, help: option, delete: { type: "string" } } });
  if (values.help) return process.stdout.write(usage);
  if (values.delete !== undefined) return await deleteEnquiry(dataDirectory(), values.delete);

  const enquiries = await readEnquiries(dataDirectory());
  if (values.json) return process.stdout.write(`${JSON.stringify(enquiries, null, 2)}\n`);
  return process.stdout.write(values.csv ? asCsv(enquiries) : asText(enquiries, dataDirectory()));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
