import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { lostAddresses } from "../../../plugins/gatsby-plugin-content/lost-addresses";
import { problemLine } from "../../../plugins/gatsby-plugin-content/report";
import { makeProject, run } from "./project-folder";

const committing = "-c user.name=Editor -c user.email=editor@example.com -c commit.gpgsign=false".split(" ");
const git = (folder: string, ...parameters: readonly string[]) =>
  execFileSync("git", [...committing, ...parameters], { cwd: folder, stdio: "ignore" });

const commit = (folder: string) => {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "A change of the content");
};

const makeRepository = async () => {
  const folder = await makeProject();
  git(folder, "init", "--quiet");
  commit(folder);
  return { folder, file: (name: string) => join(folder, "content", name) };
};

const warnings = async (folder: string) => lostAddresses(folder, await openChecker(folder)()).map(problemLine);

const lost = (from: string, to: string) =>
  `content/redirects.json:1:1 warning: The site has no page at "${from}" any more. ` +
  `To send its visitors on, add {"from": "${from}", "to": "${to}"} to the list.`;

test("a renamed or deleted address, committed or not, is reported until a redirect exists", async () => {
  const { folder, file } = await makeRepository();
  expect(await warnings(folder)).toEqual([]);

  const [before, after] = [file("case-studies/dairy-yard.json"), file("case-studies/dairy-court.json")];
  renameSync(before, after);
  writeFileSync(after, readFileSync(after, "utf8").replace('"slug": "dairy-yard"', '"slug": "dairy-court"'));
  rmSync(file("case-studies/unwritten-pier.json"));
  commit(folder);
  rmSync(file("services/industrial-cleaning.json"));
  const offered = [
    lost("/services/industrial-cleaning", "/services"),
    lost("/projects/dairy-yard", "/projects/dairy-court"),
  ];
  expect(await warnings(folder)).toEqual(offered);
  const { output } = run("check", folder);
  for (const warning of offered) expect(output).toContain(warning);

  const redirects = [
    { from: "/projects/dairy-yard", to: "/projects/dairy-court" },
    { from: "/services/industrial-cleaning", to: "/services" },
  ];
  writeFileSync(file("redirects.json"), JSON.stringify({ redirects }));
  expect(await warnings(folder)).toEqual([]);
});

test("a deleted file whose name was never an address is not reported, and hides no other", async () => {
  const { folder, file } = await makeRepository();
  for (const name of ["Café.json", "Roof Coating.json"]) writeFileSync(file(`services/${name}`), "{}");
  commit(folder);
  for (const name of ["Café.json", "Roof Coating.json"]) rmSync(file(`services/${name}`));
  rmSync(file("services/industrial-cleaning.json"));
  commit(folder);
  expect(await warnings(folder)).toEqual([lost("/services/industrial-cleaning", "/services")]);
});

test("a page that was renamed, renamed back and deleted is reported at both addresses", async () => {
  const { folder, file } = await makeRepository();
  const [yard, court] = [file("case-studies/dairy-yard.json"), file("case-studies/dairy-court.json")];
  renameSync(yard, court);
  commit(folder);
  renameSync(court, yard);
  writeFileSync(yard, readFileSync(yard, "utf8").replace('"published"', '"placeholder"'));
  commit(folder);
  rmSync(yard);
  const both = ["court", "yard"].map(name => lost(`/projects/dairy-${name}`, "/projects"));
  expect((await warnings(folder)).sort()).toEqual(both);
});

test("content outside a Git repository reports no lost address", async () => {
  expect(await warnings(await makeProject())).toEqual([]);
});
