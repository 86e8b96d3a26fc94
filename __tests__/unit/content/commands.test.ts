import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { launchCheck } from "../../../tools/launch-check/launch-check";
import { expiringSecurityTxt, publishedProblems } from "../../../tools/launch-check/security-txt";
import {
  missingMigrations,
  missingNotifications,
  missingSettings,
  unansweredProject,
} from "../../../tools/launch-check/settings";
import type { Problem } from "../../../plugins/gatsby-plugin-content/problem";
import { summary, textReport } from "../../../plugins/gatsby-plugin-content/report";
import { repositoryPath, writtenPath } from "../paths";
import { makeProject, run } from "./project-folder";

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

test("npm run check fails only on errors", async () => {
  const folder = await makeProject();
  expect(run("check", folder)).toEqual({ status: 0, output: "The content is in order.\n", errors: "" });
  rmSync(join(folder, "content", "team.json"));
  const verdict = "1 error. The site cannot be built until the errors are fixed.\n";
  const output = `content/team.json:1:1 ${MISSING}\n${verdict}`;
  expect(run("check", folder)).toEqual({ status: 1, output, errors: "" });
});

test("a broken schema is named in one line, without a stack trace", async () => {
  const folder = await makeProject();
  const file = join(folder, "content", "schemas", "team.schema.json");
  writeFileSync(file, "{");
  const { status, output, errors } = run("check", folder);
  expect({ status, output }).toEqual({ status: 2, output: "" });
  expect(errors).toMatch(/^\S*team\.schema\.json is broken\. Put it back from the project's history\.\n$/);
  writeFileSync(file, '{ "type": "objct" }');
  expect(() => openChecker(folder)).toThrow(/^content\/schemas\/team\.schema\.json is broken \(.*\)\. Put it back/);
  rmSync(file);
  expect(() => openChecker(folder)).toThrow(/^content\/schemas\/team\.schema\.json is missing\. Put it back/);
});

test("a checker that is used again sees each change on disk", async () => {
  const folder = await makeProject();
  const check = openChecker(folder);
  expect((await check()).problems).toEqual([]);
  writeFileSync(join(folder, "content", "clients.json"), "{");
  expect((await check()).problems).toEqual([expect.objectContaining({ file: "content/clients.json", line: 1 })]);
});

const problem = (severity: Problem["severity"], message: string, file = "content/pages/home.json"): Problem => {
  return { file: repositoryPath(file), line: 3, column: 5, path: writtenPath("hero.text"), severity, message };
};

test("the report lists errors first, one problem per line, and counts them", () => {
  const two = [problem("warning", "is odd."), problem("error", "is empty.")];
  expect(textReport(two)).toBe(
    "content/pages/home.json:3:5 hero.text is empty.\ncontent/pages/home.json:3:5 warning: hero.text is odd.",
  );
  expect(summary(two)).toBe("1 error and 1 warning. The site cannot be built until the errors are fixed.");
  expect(summary(two.slice(0, 1))).toBe("1 warning. Nothing that keeps the site from being built.");
});

test("GitHub reads file, line, column, severity and message from the report", () => {
  const { problemMatcher } = JSON.parse(readFileSync(".github/content-problems.json", "utf8")) as {
    problemMatcher: [{ pattern: [{ regexp: string }] }];
  };
  const read = new RegExp(problemMatcher[0].pattern[0].regexp, "gm");
  const report = textReport([problem("error", "is empty."), problem("warning", "is odd: see below.")]);
  expect([...report.matchAll(read)].map(([, ...groups]) => groups)).toEqual([
    ["content/pages/home.json", "3", "5", undefined, "hero.text is empty."],
    ["content/pages/home.json", "3", "5", "warning", "hero.text is odd: see below."],
  ]);
});

test("npm run launch-check lists all stand-ins for the firm's facts, with file and line", async () => {
  const folder = await makeProject();
  replaceIn(folder, "company.json", '"building"', '"standIn": "Supply it.", "building"');
  replaceIn(folder, "pages/privacy.json", ".example", ".org");
  replaceIn(folder, "team.json", '"Ada Fernsby"', '""');
  rmSync(join(folder, "content", "pages", "contact.json"));
  const { status, output } = run("launch-check", folder);
  expect({ status, lines: output.trim().split("\n") }).toEqual({
    status: 1,
    lines: [
      "content/company.json:20 address.standIn: Supply it.",
      'content/case-studies/unwritten-pier.json:6 status: still holds template text. Write it and set it to "published", or delete the file.',
      'content/company.json:17 website.url: is "https://www.harbour-heron.example", an example address that nobody can own.',
      'content/company.json:30 email.address: is "hello@harbour-heron.example", an example address that nobody can own.',
      expect.stringMatching(/^GATSBY_SUPABASE_URL is not set to the https:\/\/ address of the hosted database\./),
      expect.stringMatching(/^GATSBY_SUPABASE_KEY is not set to the publishable \(or anon\) key/),
      "Nobody is notified of an enquiry: neither GATSBY_ENQUIRY_WEBHOOKS nor the mails of the hosted database are set up. See docs/enquiries.md.",
      expect.stringMatching(/^content\/pages\/contact\.json:1:1 The file is missing/),
      "content/team.json:6:15 members[0].name is empty. Write the person's name. Leave it out until the firm has given it; the role is then shown alone.",
      "9 left before the site can go live.",
    ],
  });
});

test("launch-check lists nothing once all facts and settings are real, also from .env.production", async () => {
  const launchable = await makeProject();
  rmSync(join(launchable, "content", "case-studies", "unwritten-pier.json"));
  for (const file of ["company.json", "pages/privacy.json"]) replaceIn(launchable, file, ".example", ".internal");
  const ask = () => Promise.resolve(new Response(null, { status: 401 }));
  expect(await launchCheck(launchable, SETTINGS, ask)).toEqual([]);
  // Without a hosted project, which would be asked.
  const settings = ["GATSBY_ENQUIRIES=server", `GATSBY_ENQUIRY_WEBHOOKS=${SETTINGS.GATSBY_ENQUIRY_WEBHOOKS}`];
  writeFileSync(join(launchable, ".env.production"), settings.join("\n"));
  const nothing = { status: 0, output: "Nothing is left. The site can go live.\n", errors: "" };
  expect(run("launch-check", launchable)).toEqual(nothing);
});

test.each<[string, Record<string, string>, number]>([
  ["the firm's own server", { GATSBY_ENQUIRIES: "server", GATSBY_SUPABASE_URL: "", GATSBY_SUPABASE_KEY: "" }, 0],
  ["a site without a form", { GATSBY_ENQUIRIES: "none", GATSBY_SUPABASE_URL: "", GATSBY_ENQUIRY_WEBHOOKS: "" }, 0],
  ["a publishable key", {}, 0],
  ["a database without a key", { GATSBY_SUPABASE_KEY: "" }, 1],
  ["a key without a database", { GATSBY_SUPABASE_URL: "" }, 1],
  ["a database for a site without a form", { GATSBY_ENQUIRIES: "none", GATSBY_SUPABASE_KEY: "" }, 1],
  ["an unknown way to store enquiries", { GATSBY_ENQUIRIES: "yes", GATSBY_SUPABASE_URL: "" }, 1],
  ["a public key of the older kind", { GATSBY_SUPABASE_KEY: olderKey("anon") }, 0],
  ["a secret key of the older kind", { GATSBY_SUPABASE_KEY: olderKey("service_role") }, 1],
  ["a secret key", { GATSBY_SUPABASE_KEY: "sb_secret_abc" }, 1],
  ["a database on this computer", { GATSBY_SUPABASE_URL: "https://127.0.0.1:54321" }, 1],
  ["a database without encryption", { GATSBY_SUPABASE_URL: "http://abc.supabase.co" }, 1],
  ["a webhook that nothing can be sent to", { GATSBY_ENQUIRY_WEBHOOKS: "https://hook.example.org, http://x.test" }, 1],
])("%s: launch-check lists settings that cannot go live", async (_what, variables, amount) => {
  const set = { ...SETTINGS, ...variables };
  expect([...missingSettings(set), ...(await missingNotifications(set))]).toHaveLength(amount);
});

const REFUSED = [401, '{"code":"42501","message":"permission denied for table"}'] as const;
const NO_TABLE = [404, '{"code":"PGRST205","message":"Could not find the table"}'] as const;
const NO_COLUMN = [400, '{"code":"42703","message":"column contact_submissions.doubtful does not exist"}'] as const;
const WRONG_REQUEST = [400, '{"code":"PGRST100","message":"failed to parse select parameter"}'] as const;
const DOWN = [503, ""] as const;

test.each([
  ["visitors may not read them", [REFUSED, REFUSED, REFUSED], undefined],
  [
    "there is none for photographs",
    [REFUSED, NO_TABLE, NO_TABLE],
    /no enquiry_photographs and no photograph_counts \(says abc/,
  ],
  ["there is no table of photographs", [REFUSED, NO_TABLE, REFUSED], /no enquiry_photographs \(/],
  ["there is no view of counts", [REFUSED, REFUSED, NO_TABLE], /no photograph_counts \(/],
  ["there is no mark of doubtful enquiries", [NO_COLUMN, REFUSED, REFUSED], /no contact_submissions\.doubtful \(/],
  ["the request is refused for another reason", [WRONG_REQUEST, REFUSED, REFUSED], undefined],
  ["the project is down", [DOWN, DOWN, DOWN], undefined],
  ["the project does not answer", [], undefined],
] as const)("launch-check asks the hosted project for what the form writes to: %s", async (_what, answers, line) => {
  const tables = ["contact_submissions", "enquiry_photographs", "photograph_counts"];
  const asked: unknown[] = [];
  const ask: typeof fetch = (address, init) => {
    asked.push([String(address), init?.headers]);
    const [status, body] = answers[tables.indexOf(new URL(String(address)).pathname.split("/").at(-1) ?? "")] ?? [];
    return status ? Promise.resolve(new Response(body, { status })) : Promise.reject(new TypeError("fetch failed"));
  };
  const problems = await missingMigrations(SETTINGS, ask);
  expect(problems).toEqual(line ? [expect.stringMatching(line)] : []);
  for (const problem of problems) expect(problem).toContain("npx supabase db push");
  const api = "https://abc.supabase.co/rest/v1";
  const headers = { apikey: SETTINGS.GATSBY_SUPABASE_KEY };
  expect(asked).toEqual([
    [`${api}/contact_submissions?select=doubtful&limit=1`, headers],
    [`${api}/enquiry_photographs?select=number&limit=1`, headers],
    [`${api}/photograph_counts?select=photographs&limit=1`, headers],
  ]);
  expect(await missingMigrations({ GATSBY_ENQUIRIES: "server" }, ask)).toEqual([]);
});

test.each([
  ["visitors may not read it", 401, '{"code":"42501","message":"permission denied"}', undefined],
  ["visitors may read nothing", 200, "[]", undefined],
  ["it is paused", 540, "", /is paused\. .*resume it.* after a week .*docs\/enquiries\.md/],
  ["it is starting", 503, "", /starting or overloaded/],
  ["it has failed", 522, "", /starting or overloaded/],
  ["it refuses the key", 401, '{"message":"Invalid API key"}', /refuses GATSBY_SUPABASE_KEY/],
  ["it has gone", undefined, "", /does not answer\. .*paused or deleted.* resume it/],
])(
  "launch-check asks the hosted project for an answer, and says what it means: %s",
  async (_what, status, body, line) => {
    const ask = async () => (status ? new Response(body, { status }) : Promise.reject(new TypeError("fetch failed")));
    const expected = line ? [expect.stringMatching(line)] : [];
    expect(await unansweredProject(SETTINGS, ask)).toEqual(expected);
    const launch = await launchCheck(await makeProject(), SETTINGS, ask);
    expect(launch.filter(text => text.startsWith("The hosted database stores no enquiries"))).toEqual(expected);
  },
);

test("launch-check asks no project of a site whose own server stores the enquiries", async () => {
  const ask = jest.fn();
  expect(await unansweredProject({ GATSBY_ENQUIRIES: "server" }, ask)).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

describe("the security.txt of the published site", () => {
  const inDays = (days: number) => `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}`;
  const website = "https://www.harbour-heron.internal";
  const ask =
    (status: number, text = "") =>
    async (address: unknown) => {
      if (!String(address).startsWith(website)) return new Response(null, { status: 401 });
      expect(String(address)).toBe(`${website}/.well-known/security.txt`);
      return new Response(text, { status });
    };

  test.each([
    ["is valid for months", 200, inDays(90), []],
    ["expires in three weeks", 200, inDays(21.5), [/expires in 21 days .*Build and publish the site again/]],
    ["has expired", 200, inDays(-2), [/has expired/]],
    ["has no date", 200, "Contact: mailto:a@b.uk", [/does not say when it expires/]],
  ])("launch-check and the workflow say so when it %s", async (_what, status, text, lines) => {
    const expected = lines.map(line => expect.stringMatching(line) as string);
    expect(await expiringSecurityTxt(website, ask(status, text))).toEqual(expected);
    expect(await publishedProblems(website, ask(status, text))).toEqual(expected);
    const project = await makeProject();
    replaceIn(project, "company.json", ".example", ".internal");
    const launch = await launchCheck(project, SETTINGS, ask(status, text));
    expect(launch.filter(line => line.includes("security.txt"))).toEqual(expected);
  });

  test("is missing only after the site was published", async () => {
    expect(await publishedProblems(`${website}/`, ask(404))).toEqual([expect.stringContaining("answers 404")]);
    expect(await expiringSecurityTxt(website, ask(404))).toEqual([]);
    const offline = () => Promise.reject(new TypeError("fetch failed"));
    expect(await publishedProblems(website, offline)).toEqual([expect.stringContaining("does not answer")]);
  });

  test("is part of what GitHub Pages gets, and is asked for after the upload", () => {
    const deploy = readFileSync(".github/workflows/deploy.yml", "utf8");
    expect(deploy).toMatch(/upload-pages-artifact@v5\n(?: {8,}.*\n)* {10}include-hidden-files: true\n/);
    expect(deploy.indexOf("published.ts")).toBeGreaterThan(deploy.indexOf("deploy-pages@"));
    expect(readFileSync(".github/workflows/published.yml", "utf8")).toMatch(/schedule:[^]*published\.ts/);
  });
});

test.each([
  ["the mails are set up", 204, undefined],
  ["the function does not exist", 404, "answers 404"],
  ["a setting of the function is missing", 503, "answers 503"],
  ["the project does not answer", undefined, "does not answer"],
])(
  "without webhooks, launch-check asks the hosted project whether mails are set up: %s",
  async (_what, status, problem) => {
    const place = "https://abc.supabase.co/functions/v1/mail-enquiry";
    const ask = async (address: unknown) => {
      expect(String(address)).toBe(place);
      return status ? new Response(null, { status }) : Promise.reject(new TypeError("fetch failed"));
    };
    const set = { ...SETTINGS, GATSBY_ENQUIRY_WEBHOOKS: "" };
    expect([...missingSettings(set), ...(await missingNotifications(set, ask))]).toEqual(
      problem ? [expect.stringContaining(`(${place} ${problem})`)] : [],
    );
  },
);
