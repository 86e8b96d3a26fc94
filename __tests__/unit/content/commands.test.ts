/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { launchCheck } from "../../../tools/launch-check/launch-check";
import type { Problem } from "../../../plugins/gatsby-plugin-content/problem";
import { annotations, stepSummary, summary, textReport } from "../../../plugins/gatsby-plugin-content/report";
import { makeProject, removeProjects, run } from "./project-folder";

afterAll(removeProjects);

const MISSING = "The file is missing, and the site cannot be built without it. Put it back from the project's history.";
const SETTINGS = {
  GATSBY_SUPABASE_URL: "https://abc.supabase.co",
  GATSBY_SUPABASE_KEY: "sb_publishable_abc",
  GATSBY_ENQUIRY_WEBHOOKS: "https://hook.example.org",
};
const olderKey = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.y`;

const replaceIn = (folder: string, path: string, old: string, replacement: string) => {
  const file = join(folder, "content", path);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(old, replacement));
};

test("npm run check ends well when nothing is wrong", async () => {
  const ended = await run("check", await makeProject());
  expect(ended).toEqual({ status: 0, output: "The content is in order.\n", errors: "" });
});

test("npm run check fails on an error, for people and for GitHub", async () => {
  const folder = await makeProject();
  rmSync(join(folder, "content", "team.json"));
  const [people, github] = await Promise.all([run("check", folder), run("check", folder, { GITHUB_ACTIONS: "true" })]);
  const verdict = "1 error. The site cannot be built until the errors are mended.\n";
  expect(people).toEqual({ status: 1, output: `content/team.json:1:1 ${MISSING}\n${verdict}`, errors: "" });
  expect(github.output).toBe(`::error file=content/team.json,line=1,col=1::${MISSING}\n${verdict}`);
});

test("a schema that is broken is named in one line, without a stack trace", async () => {
  const folder = await makeProject();
  const file = join(folder, "content", "schemas", "team.schema.json");
  writeFileSync(file, "{");
  const { status, output, errors } = await run("check", folder);
  expect({ status, output }).toEqual({ status: 2, output: "" });
  expect(errors).toMatch(/^\S*team\.schema\.json is broken\. Put it back from the project's history\.\n$/);
  writeFileSync(file, '{ "type": "objct" }');
  expect(() => openChecker(folder)).toThrow(/^content\/schemas\/team\.schema\.json is broken \(.*\)\. Put it back/);
  rmSync(file);
  expect(() => openChecker(folder)).toThrow(/^content\/schemas\/team\.schema\.json is missing\. Put it back/);
});

test("a checker that is kept sees each change on disk", async () => {
  const folder = await makeProject();
  const check = openChecker(folder);
  const problems = async () => (await check()).problems;
  const clients = join(folder, "content", "clients.json");
  expect(await problems()).toEqual([]);
  writeFileSync(clients, "{");
  expect(await problems()).toEqual([expect.objectContaining({ file: "content/clients.json", line: 1, column: 1 })]);
  rmSync(clients);
  expect(await problems()).toEqual([expect.objectContaining({ file: "content/clients.json", message: MISSING })]);
});

// Processor time, all threads together: the clock on the wall depends on what else the computer does.
test("content is checked again in under a second", async () => {
  const folder = await makeProject();
  await openChecker(folder)();
  const before = process.cpuUsage();
  await openChecker(folder)();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1);
});

const problem = (severity: Problem["severity"], message: string, file = "content/pages/home.json"): Problem => ({
  ...{ file, line: 3, column: 5, path: "hero.text", severity, message },
});

test("errors come first, one problem a line, and the summary counts them", () => {
  const two = [problem("warning", "is odd."), problem("error", "is empty.")];
  expect(textReport(two)).toBe(
    "content/pages/home.json:3:5 hero.text is empty.\ncontent/pages/home.json:3:5 warning: hero.text is odd.",
  );
  expect(summary(two)).toBe("1 error and 1 warning. The site cannot be built until the errors are mended.");
  expect(summary(two.slice(0, 1))).toBe("1 warning. Nothing that keeps the site from being built.");
});

test("annotations escape what GitHub would read as a command", () => {
  expect(annotations([problem("error", "is 100%\r\n::set-output name=x::y", "content/a,b:c%.json")])).toBe(
    "::error file=content/a%2Cb%3Ac%25.json,line=3,col=5::hero.text is 100%25%0D%0A::set-output name=x::y",
  );
});

test("more than ten errors are told file by file, and all of them in the summary of the step", () => {
  const many = ["content/a.json", "content/b_c.json"].flatMap(file =>
    Array.from({ length: 6 }, (_, entry) => problem("error", `is wrong in entry ${entry}.`, file)),
  );
  const lines = annotations(many).split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^::error file=content\/a\.json,line=3,col=5::(?:Line 3: hero\.text is wrong in entry \d\.(?:%0A)?){6}$/,
  );
  expect(stepSummary(many)).toContain("**content/b\\_c.json**\n\n- error, Line 3: hero.text is wrong in entry 0.\n");
});

test("npm run launch-check lists what still stands in for the firm's own facts, with file and line", async () => {
  const folder = await makeProject();
  replaceIn(folder, "company.json", '"building"', '"standIn": "Supply it.", "building"');
  replaceIn(folder, "pages/privacy.json", ".example", ".org");
  replaceIn(folder, "team.json", '"Ada Fernsby"', '""');
  rmSync(join(folder, "content", "pages", "contact.json"));
  const { status, output } = await run("launch-check", folder);
  expect({ status, lines: output.trim().split("\n") }).toEqual({
    status: 1,
    lines: [
      "content/company.json:20 address.standIn: Supply it.",
      'content/case-studies/unwritten-pier.json:6 status: still holds template text. Write it and set it to "published", or delete the file.',
      'content/company.json:17 website.url: is "https://www.harbour-heron.example", an address for examples that nobody can own.',
      'content/company.json:30 email.address: is "hello@harbour-heron.example", an address for examples that nobody can own.',
      "GATSBY_SUPABASE_URL is not set to the https:// address of the hosted database.",
      expect.stringMatching(/^GATSBY_SUPABASE_KEY is not set to the publishable \(or anon\) key/),
      "Nobody hears of an enquiry: neither GATSBY_ENQUIRY_WEBHOOKS nor the mails of the hosted database are set up. See docs/enquiries.md.",
      expect.stringMatching(/^content\/pages\/contact\.json:1:1 The file is missing/),
      "content/team.json:6:15 members[0].name is empty. Write the person's name. Leave this line out until the firm has given it; the role is then shown alone.",
      "9 left before the site can go live.",
    ],
  });
});

let launchable: string | undefined;
const launchableProject = async () => {
  const folder = await makeProject();
  rmSync(join(folder, "content", "case-studies", "unwritten-pier.json"));
  for (const file of ["company.json", "pages/privacy.json"]) replaceIn(folder, file, ".example", ".org");
  return folder;
};

test("nothing is left once everything is real, and settings may stand in .env.production", async () => {
  const folder = await launchableProject();
  const settings = Object.entries(SETTINGS).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, ".env.production"), settings.join("\n"));
  const ended = await run("launch-check", folder);
  expect(ended).toEqual({ status: 0, output: "Nothing is left. The site can go live.\n", errors: "" });
});

test.each<[string, Record<string, string>, number]>([
  ["the firm's own server", { GATSBY_ENQUIRIES: "server", GATSBY_SUPABASE_URL: "", GATSBY_SUPABASE_KEY: "" }, 0],
  ["a publishable key", {}, 0],
  ["a public key of the older kind", { GATSBY_SUPABASE_KEY: olderKey("anon") }, 0],
  ["a secret key of the older kind", { GATSBY_SUPABASE_KEY: olderKey("service_role") }, 1],
  ["a secret key", { GATSBY_SUPABASE_KEY: "sb_secret_abc" }, 1],
  ["a database on this computer", { GATSBY_SUPABASE_URL: "https://127.0.0.1:54321" }, 1],
  ["a database without encryption", { GATSBY_SUPABASE_URL: "http://abc.supabase.co" }, 1],
  ["a webhook that nothing can be sent to", { GATSBY_ENQUIRY_WEBHOOKS: "https://hook.example.org, http://x.test" }, 1],
])("%s: settings that are not fit to go live are told", async (_what, variables, amount) => {
  launchable ??= await launchableProject();
  expect(await launchCheck(launchable, { ...SETTINGS, ...variables })).toHaveLength(amount);
});

test.each([
  ["the mails are set up", () => Promise.resolve(new Response(null, { status: 204 })), undefined],
  ["the function is not there", () => Promise.resolve(new Response(null, { status: 404 })), "answers 404"],
  ["a setting of it is missing", () => Promise.resolve(new Response(null, { status: 503 })), "answers 503"],
  ["the project does not answer", () => Promise.reject(new TypeError("fetch failed")), "does not answer"],
])("without webhooks the hosted project is asked who hears of an enquiry: %s", async (_what, answer, told) => {
  launchable ??= await launchableProject();
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer);
  const remaining = await launchCheck(launchable, { ...SETTINGS, GATSBY_ENQUIRY_WEBHOOKS: "" }, ask);
  const place = "https://abc.supabase.co/functions/v1/mail-enquiry";
  expect(String(ask.mock.lastCall?.[0])).toBe(place);
  expect(remaining).toEqual(told ? [expect.stringContaining(`(${place} ${told})`)] : []);
});
