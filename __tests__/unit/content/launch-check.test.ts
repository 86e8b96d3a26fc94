/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchCheck } from "../../../src/build/content/launch/launch-check";
import { missingSettings } from "../../../src/build/content/launch/settings";
import { makeProject, removeProjects, run } from "./project-folder";

afterAll(removeProjects);

const SETTINGS = { GATSBY_SUPABASE_URL: "https://abc.supabase.co", GATSBY_SUPABASE_KEY: "sb_publishable_abc" };
const key = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.y`;

function edit(folder: string, path: string, from: string, to: string): void {
  const full = join(folder, "content", path);
  writeFileSync(full, readFileSync(full, "utf8").replace(from, to));
}

test("what stands in, placeholders, unreal addresses and missing settings are listed with file and line", async () => {
  const folder = await makeProject();
  edit(folder, "company.json", '"building"', '"standIn": "The firm still has to supply its address.",\n    "building"');
  edit(folder, "company.json", "https://www.jlmaintenance.co.uk", "https://www.jlmaintenance.example");
  edit(folder, "company.json", "01379 870 000", "01632 960 142");
  edit(folder, "company.json", "https://www.facebook.com/jlmaintenance", "https://www.facebook.com/");
  const { status, output } = await run("launch-check", folder);
  expect(status).toBe(1);
  expect(output).toBe(`Facts and pictures that the firm still has to supply (1)
  content/company.json:17 address: The firm still has to supply its address.

Case studies that are still placeholders (1)
  content/case-studies/unwritten.json:6 "Project 6" still holds template text. Write it and set its status to "published", or delete the file.

Addresses and numbers that lead nowhere (3)
  content/company.json:14 website.url "https://www.jlmaintenance.example" is an address for examples, which nobody can own.
  content/company.json:33 social[0].href "https://www.facebook.com/" leads to the network's front page, not to the firm's.
  content/company.json:25 phone.display "01632 960 142" is a number kept for film and television, which never rings.

Settings of the place where the site is built (2)
  GATSBY_SUPABASE_URL is not set. Set it to the address of the Supabase project where enquiries are stored.
  GATSBY_SUPABASE_KEY is not set. Set it to the publishable (or anon) key of the Supabase project.

7 things left before the site can go live.
`);
}, 30_000);

test("nothing is left once everything is real, and settings may stand in .env.production", async () => {
  const folder = await makeProject();
  edit(folder, "case-studies/unwritten.json", '"placeholder"', '"published"');
  for (let count = 0; count < 5; count++)
    edit(folder, "case-studies/unwritten.json", "[Your text will go here...]", `Real words number ${count}.`);
  writeFileSync(
    join(folder, ".env.production"),
    "# Supabase\nGATSBY_SUPABASE_URL=https://abc.supabase.co\nGATSBY_SUPABASE_KEY=sb_publishable_abc\n",
  );
  expect(await run("launch-check", folder)).toEqual({
    status: 0,
    output: "Nothing is left. The site can go live.\n",
    errors: "",
  });
  const { output } = await run("launch-check", folder, ["--json"]);
  expect(JSON.parse(output)).toEqual({ ready: true, remaining: [] });
}, 30_000);

test("an error of the check is left to mend, too", async () => {
  const folder = await makeProject();
  edit(folder, "team.json", '"Anna"', '""');
  expect(await launchCheck(folder, SETTINGS)).toContainEqual({
    group: "check",
    file: "content/team.json",
    line: 6,
    message: "members[0].name is empty. Write the person's name.",
  });
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    "an address on this computer",
    { GATSBY_SUPABASE_URL: "http://127.0.0.1:54321" },
    /leads to 127\.0\.0\.1, which visitors cannot reach/,
  ],
  ["no address at all", { GATSBY_SUPABASE_URL: "abc" }, /is not a web address/],
  ["an address without encryption", { GATSBY_SUPABASE_URL: "http://abc.supabase.co" }, /does not start with https/],
  ["a secret key", { GATSBY_SUPABASE_KEY: "sb_secret_abc" }, /is a secret key, which must never be in a website/],
  ["a secret key of the older kind", { GATSBY_SUPABASE_KEY: key("service_role") }, /is a secret key/],
  ["something that is no key", { GATSBY_SUPABASE_KEY: "hello" }, /does not look like a Supabase key/],
  [
    "a webhook that nothing can be sent to",
    { GATSBY_ENQUIRY_WEBHOOKS: "https://hook.example.org/a, http://x.test" },
    /holds "http:\/\/x\.test", which nothing can be sent to/,
  ],
])("%s is not a setting to go live with", (_what, variables, message) => {
  expect(missingSettings({ ...SETTINGS, ...variables })).toEqual([expect.stringMatching(message)]);
});

test("publishable and older public keys are fine", () => {
  expect(missingSettings(SETTINGS)).toEqual([]);
  expect(missingSettings({ ...SETTINGS, GATSBY_SUPABASE_KEY: key("anon") })).toEqual([]);
});
