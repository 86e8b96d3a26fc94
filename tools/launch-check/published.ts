import { readFileSync } from "node:fs";
import { publishedProblems } from "./security-txt";

/** The site's own address, unless another is named. */
const site = () =>
  process.argv[2] ??
  (JSON.parse(readFileSync("content/company.json", "utf8")) as { website: { url: string } }).website.url;

publishedProblems(site()).then(
  problems => {
    process.stdout.write(problems.map(problem => `${problem}\n`).join(""));
    process.exitCode = problems.length > 0 ? 1 : 0;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
