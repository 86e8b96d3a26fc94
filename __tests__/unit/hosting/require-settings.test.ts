import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const command = (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }).scripts[
  "build:host"
];

const url = "https://abc.supabase.co";

/** Runs `build:host` as npm does, up to the build itself. */
const build = (settings: Record<string, string>) => {
  const env = { PATH: `node_modules/.bin:${process.env.PATH ?? ""}`, ...settings, NODE_ENV: "production" } as const;
  return spawnSync(`npm() { echo built; }; ${command}`, { shell: true, env, encoding: "utf8" });
};

test.each([
  ["nothing", {}, /^GATSBY_SUPABASE_URL .* GATSBY_ENQUIRIES .*\nGATSBY_SUPABASE_KEY .*\n$/],
  ["a secret key", { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_KEY: "sb_secret_abc" }, /Never use a secret key/],
  ["only a secret key", { GATSBY_ENQUIRIES: "none", GATSBY_SUPABASE_KEY: "sb_secret_abc" }, /a secret key/],
  ["a semicolon", { GATSBY_ENQUIRIES: "none", GATSBY_ENQUIRY_WEBHOOKS: "https://a.uk;https://b.uk" }, /commas/],
])("a host that sets %s gets a clear message and builds nothing", (_what, settings, message) => {
  const { status, stdout, stderr } = build(settings);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(message);
});

test("a host that sets a database builds", () => {
  const settings = { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_KEY: "sb_publishable_abc" };
  expect(build(settings)).toMatchObject({ status: 0, stdout: "built\n" });
});

test.each([["netlify.toml"], ["wrangler.jsonc"], [".github/workflows/deploy.yml"]])("%s uses `build:host`", file => {
  expect(readFileSync(file, "utf8")).toMatch(/npm run build:host\b/);
  expect(readFileSync(file, "utf8")).not.toMatch(/npm run build(?!:)/);
});
