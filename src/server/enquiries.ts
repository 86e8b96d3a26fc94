import { parseArgs } from "node:util";
import { dataDirectory } from "./database/lock";
import { readEnquiries } from "./read-enquiries";
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
