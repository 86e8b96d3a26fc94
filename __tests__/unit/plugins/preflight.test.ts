import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { folderProblem } from "../../../plugins/gatsby-plugin-preflight/folder";
import { wrongSettings } from "../../../plugins/gatsby-plugin-preflight/settings";
import { testFolder, writeFiles } from "../../temp-folder";

const folder = testFolder();
let amount = 0;

/** Runs the checks as `npm run build` does, in a new folder with these files. */
const preflight = (files: Record<string, string | Uint8Array> = {}, settings: Record<string, string> = {}) => {
  const project = join(folder, String((amount += 1)));
  mkdirSync(project);
  writeFiles(project, files);
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const command = ["--import", tsx, resolve("plugins/gatsby-plugin-preflight/cli.ts"), "production"];
  const env = { PATH: process.env.PATH, HOME: project, NODE_ENV: "test", ...settings } as const;
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: project, env, encoding: "utf8" });
  return { status, stderr };
};

const fine = { status: 0, stderr: "" };

test("every command that runs Gatsby makes the checks first", () => {
  const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>("../../../package.json");
  const started = Object.values(scripts).filter(command => /\bgatsby (?:build|develop)\b/.test(command));
  expect(started).not.toEqual([]);
  for (const command of started) expect(command).toMatch(/^tsx \S+\/gatsby-plugin-preflight\/cli\.ts \w+ && gatsby /);
});

test.each(["(", ")", "[", "]", "{", "}", "#", "%", "'", "!", "?", "*", "|", "\\"])(
  "a folder with %s in its path is refused by its character",
  character => {
    const problem = folderProblem(`/home/office/web${character}site/project`) ?? "";
    expect(problem).toContain(`/home/office/web${character}site/project`);
    expect(problem).toContain(`the character ${character}.`);
  },
);

test.each(["/home/jörg/Web site/project", '/srv/a+b,c@d~e=f&g/$x;y^z"<`>', "/home/guide/schemas/project_1.0"])(
  "the folder %s is not refused",
  path => expect(folderProblem(path)).toBeUndefined(),
);

test.each([join(folder, "file"), "/proc", "/dev/null"])(
  "%s as a home folder is named, with the variable that helps",
  HOME => {
    writeFileSync(join(folder, "file"), "");
    const { status, stderr } = preflight({}, { HOME });
    expect(status).toBe(1);
    expect(stderr).toContain(`${HOME}/.config/gatsby`);
    expect(stderr).toContain("XDG_CONFIG_HOME");
    expect(preflight({}, { HOME, XDG_CONFIG_HOME: join(folder, "config") })).toEqual(fine);
  },
);

const database = "GATSBY_SUPABASE_URL=https://abc.supabase.co\nGATSBY_SUPABASE_KEY=sb_publishable_abc\n";

test("settings in a file with a byte order mark count, the first one, too", () => {
  expect(preflight({ ".env.production": `\uFEFF${database}` })).toEqual(fine);
  const { stderr } = preflight({ ".env.production": "\uFEFFGATSBY_ENQUIRIES=yes" });
  expect(stderr).toMatch(/^GATSBY_ENQUIRIES is "yes"\. Expected: server .* none/);
});

test("settings with blanks around =, quotation marks, comments or a name as their value are read", () => {
  const lines = ["# PORT: 9000", "export GATSBY_ENQUIRIES = none", 'PATH_PREFIX="/website"', "PORT =", "HOST=PORT"];
  expect(preflight({ ".env.production": lines.join("\r\n") })).toEqual(fine);
});

test.each<[string, Record<string, string | Uint8Array>, RegExp]>([
  ["in UTF-16", { ".env.production": Buffer.from(`\uFEFF${database}`, "utf16le") }, /\.env\.production .* UTF-8/],
  ["called .env", { ".env": database }, /\.env\. .* \.env\.production/],
  ["called .env.local", { ".env.local": `\uFEFF${database}` }, /\.env\.local\. .* \.env\.production/],
  ["called .env.production.txt", { ".env.production.txt": database }, /\.env\.production\.txt\. .* \.env\.production/],
  ["called env.production", { "env.production": database }, / env\.production\. .* \.env\.production/],
  ["with a colon", { ".env.production": "GATSBY_ENQUIRIES: none" }, /GATSBY_ENQUIRIES: .* GATSBY_ENQUIRIES=value/],
  ["without a value", { ".env.production": "export PORT\nGATSBY_ENQUIRIES=none" }, /does not set PORT: .* PORT=value/],
  [
    "with a name of Supabase's own",
    { ".env.production": "SUPABASE_ANON_KEY=a" },
    /SUPABASE_ANON_KEY.*GATSBY_SUPABASE_KEY/,
  ],
])("a file of settings %s is not ignored silently", (_what, files, message) => {
  const { status, stderr } = preflight(files);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});

test.each([
  ["GATSBY_SUPABASE_URL", "https://supabase.com/dashboard/project/abcdefghijklmnopqrst"],
  ["GATSBY_SUPABASE_URL", "https://app.supabase.io/project/abcdefghijklmnopqrst"],
  ["GATSBY_SUPABASE_URL", "https://db.abcdefghijklmnopqrst.supabase.co"],
  ["GATSBY_SUPABASE_URL", "postgresql://postgres@db.abcdefghijklmnopqrst.supabase.co:5432/postgres"],
  ["GATSBY_SUPABASE_URL", "abcdefghijklmnopqrst.supabase.co"],
  ["GATSBY_ENQUIRIES", "None"],
  ["GATSBY_ENQUIRY_WEBHOOKS", "https://one.example/hook https://two.example/hook"],
  ["GATSBY_ENQUIRY_WEBHOOKS", "http://one.example/hook"],
  ["GATSBY_VITALS_URL", "vitals.example/collect"],
  ["GATSBY_VITALS_URL", "/collect"],
  ["GATSBY_VITALS_URL", '"https://vitals.example/collect"'],
  ["EDITOR_REPOSITORY", "https://github.com/firm/website"],
  ["EDITOR_BRANCH", "my branch"],
  ["EDITOR_SIGN_IN", "sign-in.example"],
  ["PATH_PREFIX", "website/"],
  ["PORT", "90000"],
  ["TRUSTED_PROXIES", "yes"],
])("%s=%s stops a build, which names the setting, its value and what it expects", (setting, value) => {
  const settings = { GATSBY_SUPABASE_KEY: "sb_publishable_abc", GATSBY_ENQUIRIES: "none", [setting]: value };
  const found = wrongSettings(settings);
  expect(found.map(problem => problem.setting)).toEqual([setting]);
  expect(found[0]?.message).toContain(`is "${value}". Expected: `);
});

test("a message about a wrong key does not quote it", () => {
  const settings = { GATSBY_SUPABASE_URL: "https://abc.supabase.co", GATSBY_SUPABASE_KEY: "sb_secret_abc" };
  const [problem] = wrongSettings(settings);
  expect(problem?.message).toMatch(/^GATSBY_SUPABASE_KEY /);
  expect(problem?.message).not.toContain("sb_secret_abc");
});

test("right settings stop nothing, nor do empty ones", () => {
  const right = {
    GATSBY_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co/rest/v1/",
    GATSBY_SUPABASE_KEY: "sb_publishable_abc",
    GATSBY_ENQUIRIES: "server",
    GATSBY_ENQUIRY_WEBHOOKS: " https://one.example/a?b=1, http://127.0.0.1:9131/first ,",
    GATSBY_VITALS_URL: "https://vitals.example/collect",
    EDITOR_REPOSITORY: "firm/website.co.uk",
    EDITOR_BRANCH: "release/2026",
    EDITOR_SIGN_IN: "https://sign-in.example",
    PATH_PREFIX: "/a/b",
    PORT: "9000",
    TRUSTED_PROXIES: "1",
  };
  expect(wrongSettings(right)).toEqual([]);
  expect(wrongSettings(Object.fromEntries(Object.keys(right).map(name => [name, ""])))).toEqual([]);
  expect(
    wrongSettings({ GATSBY_SUPABASE_URL: "http://127.0.0.1:54321", GATSBY_SUPABASE_KEY: "sb_publishable_a" }),
  ).toEqual([]);
});
