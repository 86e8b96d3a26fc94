import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Server as HttpServer, createServer as createHttpServer } from "node:http";
import { type AddressInfo, type Server, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { queue } from "../../../plugins/gatsby-plugin-editor/changes/queue";
import { gitOf } from "../../../plugins/gatsby-plugin-editor/server/git";
import type { SendingStep } from "../../../plugins/gatsby-plugin-editor/server/sending-protocol";
import { testFolder } from "../../temp-folder";

const folder = testFolder();
const [project, remote, theirs] = ["project", "remote.git", "theirs"].map(name => join(folder, name)) as [
  string,
  string,
  string,
];
const gitIn =
  (cwd: string) =>
  (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
const git = gitIn(project);

const write = (words: string, file = "home") => writeFileSync(join(project, `content/${file}.json`), `${words}\n`);
const live = (file = "home", branch = "main") => gitIn(remote)("show", `${branch}:content/${file}.json`);
const commit = (words: string) => {
  write(words);
  git("commit", "--quiet", "--all", "--message", words);
};

/** Lets somebody else change a file of the repository on the web. */
const changeByOthers = (words: string, file: string) => {
  gitIn(folder)("clone", "--quiet", remote, theirs);
  writeFileSync(join(theirs, `content/${file}.json`), `${words}\n`);
  const other = gitIn(theirs);
  other("add", "--all");
  other("-c", "user.name=Bo", "-c", "user.email=bo@firm.example", "commit", "--quiet", "--message", words);
  other("push", "--quiet");
};

const writeProgram = (path: string, script: string) => {
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
};

/** Lets the repository on the web refuse what a shell condition on "$ref" and "$new" names, with these words. */
const refuse = (condition: string, words: readonly string[]) => {
  const say = words.map(line => `echo '${line}' >&2`).join("; ");
  const script = `while read old new ref; do if ${condition}; then ${say}; exit 1; fi; done`;
  writeProgram(join(remote, "hooks/pre-receive"), script);
};

/** Lets it refuse the branch main with the words of its host. */
const protectMain = (...words: string[]) => refuse('test "$ref" = refs/heads/main', words);
const GH006 = [
  "error: GH006: Protected branch update failed for refs/heads/main.",
  "error: Changes must be made through a pull request.",
];
const GH013 = [
  "error: GH013: Repository rule violations found for refs/heads/main.",
  "Review all repository rules at https://github.com/firm/website/rules?ref=refs%2Fheads%2Fmain",
  "",
  "- Changes must be made through a pull request.",
];
const GITLAB = ["GitLab: You are not allowed to push code to protected branches on this project."];

/** A text with these words. */
const saying = (words: string): unknown => expect.stringContaining(words);

const limits = { network: 20_000, disk: 20_000 };

const send = (given: Partial<Parameters<ReturnType<typeof gitOf>["send"]>[0]> = {}, chosen = limits) =>
  gitOf(project, chosen).send({ check: () => Promise.resolve(), inTurn: queue(), onStep: () => undefined, ...given });

beforeEach(() => {
  for (const path of [project, remote, theirs]) rmSync(path, { recursive: true, force: true });
  mkdirSync(join(project, "content"), { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  git("init", "--quiet", "--bare", "--initial-branch=main", remote);
  git("config", "user.name", "Ann Office");
  git("config", "user.email", "ann@firm.example");
  git("remote", "add", "origin", remote);
  write("A");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Start");
  git("push", "--quiet", "--set-upstream", "origin", "main");
});

let servers: (Server | HttpServer)[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** Starts a server and makes it the repository on the web. */
const serve = async (server: Server | HttpServer) => {
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  git("remote", "set-url", "origin", `http://127.0.0.1:${(server.address() as AddressInfo).port}/firm/website.git`);
};

/** Whether a process, whose number is in a file, has ended. */
const hasEnded = async (file: string): Promise<boolean> => {
  const id = Number(readFileSync(file, "utf8"));
  for (let tries = 0; tries < 100; tries++) {
    try {
      process.kill(id, 0);
    } catch {
      return true;
    }
    await after(50);
  }
  return false;
};

test("changes of two people go live together", async () => {
  changeByOthers("Theirs", "team");
  write("B");
  expect(await send()).toEqual({ outcome: "sent" });
  expect([live(), live("team")]).toEqual(["B", "Theirs"]);
});

test("changes that arrive during the push are added", async () => {
  write("B");
  let isFirst = true;
  const onStep = ({ step }: SendingStep) => {
    if (step !== "pushing" || !isFirst) return;
    isFirst = false;
    changeByOthers("Theirs", "team");
  };
  expect(await send({ onStep })).toEqual({ outcome: "sent" });
  expect([live(), live("team")]).toEqual(["B", "Theirs"]);
});

test("the same line, changed by two people, leaves the project as it was", async () => {
  changeByOthers("Theirs", "home");
  write("B");
  await expect(send()).rejects.toMatchObject({ failure: "sameLines" });
  expect(git("symbolic-ref", "--short", "HEAD")).toBe("main");
  expect(readFileSync(join(project, "content/home.json"), "utf8")).toBe("B\n");
});

describe("what never answers", () => {
  const silent = { ...limits, network: 400 };

  test("a host that accepts and stays silent is named; saves do not wait for it", async () => {
    await serve(createServer());
    write("B");
    const inTurn = queue();
    const order: string[] = [];
    const onStep = ({ step }: SendingStep) => {
      if (step === "fetching") void inTurn(() => Promise.resolve(order.push("saved")));
    };
    const sent = send({ inTurn, onStep }, silent).finally(() => order.push("not sent"));
    await expect(sent).rejects.toMatchObject({
      failure: "silent",
      message: saying("127.0.0.1"),
    });
    expect(order).toEqual(["saved", "not sent"]);
  });

  test("a credential helper that waits is ended with Git", async () => {
    const helper = join(folder, "helper");
    await serve(
      createHttpServer((_, response) => response.writeHead(401, { "WWW-Authenticate": 'Basic realm="x"' }).end()),
    );
    writeProgram(helper, `trap "" TERM; echo $$ > ${helper}.pid; while :; do read line || exec sleep 1000; done`);
    git("config", "credential.helper", helper);
    write("B");
    // Long enough for the helper to start.
    await expect(send({}, { ...limits, network: 4000 })).rejects.toMatchObject({
      failure: "silent",
      message: saying("If a window asks you to sign in"),
    });
    expect(await hasEnded(`${helper}.pid`)).toBe(true);
  });

  test("Cancel ends it, and the next press sends", async () => {
    await serve(createServer());
    write("B");
    const abort = new AbortController();
    const onStep = ({ step }: SendingStep) => step === "fetching" && abort.abort();
    await expect(send({ signal: abort.signal, onStep })).rejects.toMatchObject({ failure: "cancelled" });
    git("remote", "set-url", "origin", remote);
    expect(await send()).toEqual({ outcome: "sent" });
    expect(live()).toBe("B");
  });

  test("Cancel while the changes of others are added leaves the branch as it was", async () => {
    changeByOthers("Theirs", "team");
    write("B");
    const abort = new AbortController();
    writeProgram(join(project, ".git/hooks/post-rewrite"), "exec sleep 1000");
    writeProgram(join(project, ".git/hooks/post-checkout"), `touch ${join(folder, "rebasing")}; exec sleep 1000`);
    rmSync(join(folder, "rebasing"), { force: true });
    const sent = send({ signal: abort.signal });
    const cancelled = expect(sent).rejects.toMatchObject({ failure: "cancelled" });
    while (!existsSync(join(folder, "rebasing"))) await after(20);
    rmSync(join(project, ".git/hooks/post-checkout"));
    abort.abort();
    await cancelled;
    expect(git("symbolic-ref", "--short", "HEAD")).toBe("main");
    rmSync(join(project, ".git/hooks/post-rewrite"));
    expect(await send()).toEqual({ outcome: "sent" });
  });

  test("a program that signs and waits keeps no save waiting; one that fails is named", async () => {
    const program = join(folder, "gpg");
    writeProgram(program, "exec sleep 1000");
    git("config", "commit.gpgSign", "true");
    git("config", "gpg.program", program);
    write("B");
    const inTurn = queue();
    const order: string[] = [];
    const onStep = ({ step }: SendingStep) => {
      if (step === "signing") void inTurn(() => Promise.resolve(order.push("saved")));
    };
    const sent = send({ inTurn, onStep }, silent).finally(() => order.push("not sent"));
    await expect(sent).rejects.toMatchObject({ failure: "stuck" });
    expect(order).toEqual(["saved", "not sent"]);
    writeProgram(program, "exit 2");
    await expect(send()).rejects.toMatchObject({
      failure: "signing",
      message: saying("\tgit config commit.gpgSign false"),
    });
  });
});

describe("a protected branch", () => {
  test.each([
    ["GitHub's protection", GH006],
    ["a rule set of GitHub", GH013],
    ["GitLab's protection", GITLAB],
  ])("%s: the same press proposes the changes on a branch of their own", async (_who, words) => {
    protectMain(...words);
    write("B");
    expect(await send()).toEqual({ outcome: "proposed", branch: "content-ann-office", address: undefined });
    expect([live(), live("home", "content-ann-office")]).toEqual(["A", "B"]);
  });

  test("the address is the one that the host names", async () => {
    const address = "https://github.com/firm/website/pull/new/content-ann-office";
    protectMain(...GH006);
    writeProgram(
      join(remote, "hooks/post-receive"),
      `echo "Create a pull request for 'content-ann-office' on GitHub by visiting:" >&2; echo "     ${address}" >&2`,
    );
    write("B");
    expect(await send()).toMatchObject({ address });
  });

  test("a second press replaces the proposal; a merge as one commit is known again", async () => {
    protectMain(...GH006);
    for (const words of ["B", "C"]) {
      write(words);
      expect(await send()).toMatchObject({ outcome: "proposed", branch: "content-ann-office" });
    }
    expect(live("home", "content-ann-office")).toBe("C");
    rmSync(join(remote, "hooks/pre-receive"));
    changeByOthers("C", "home");
    write("D");
    expect(await send()).toEqual({ outcome: "sent" });
    expect(live()).toBe("D");
  });

  test("a branch of this name that somebody else has changed is not replaced", async () => {
    gitIn(remote)("branch", "content-ann-office", "main");
    protectMain(...GH006);
    write("B");
    expect(await send()).toMatchObject({ branch: "content-ann-office-2" });
    expect(live("home", "content-ann-office")).toBe("A");
  });

  test("a host that refuses every branch is quoted", async () => {
    refuse("true", ["error: GH013: Repository rule violations found.", "- Push cannot contain secrets"]);
    write("B");
    await expect(send()).rejects.toMatchObject({
      failure: "refused",
      message: saying("Push cannot contain secrets"),
    });
  });
});

describe("one sentence that leads on", () => {
  test("a private address: the page with the other one; the commits that are not live get it", async () => {
    refuse('git log --format=%ae%ce "$new" --not --all | grep -q ann@firm', [
      "error: GH007: Your push would publish a private email address.",
      "You can make your email public or disable this protection by visiting:",
      "http://github.com/settings/emails",
    ]);
    commit("B");
    write("C");
    await expect(send()).rejects.toMatchObject({
      failure: "privateAddress",
      message: saying("https://github.com/settings/emails"),
    });
    git("config", "user.email", "1+ann@users.noreply.github.com");
    expect(await send()).toEqual({ outcome: "sent" });
    expect(live()).toBe("C");
    expect(git("log", "--format=%ae %ce %s", "origin/main~2..origin/main").split("\n")).toEqual([
      "1+ann@users.noreply.github.com 1+ann@users.noreply.github.com Change the content",
      "1+ann@users.noreply.github.com 1+ann@users.noreply.github.com B",
    ]);
  });

  const ref = "refs/heads/main 2";
  test.each([
    ["no upstream", () => git("branch", "--unset-upstream"), "noUpstream", "\tgit push --set-upstream origin HEAD"],
    ["a detached HEAD", () => git("checkout", "--quiet", "--detach"), "detached", "\tgit switch 'main'"],
    [
      "a ref that a sync program has copied",
      () => copyFileSync(join(project, ".git/refs/heads/main"), join(project, ".git", ref)),
      "strayRef",
      `\trm "$(git rev-parse --git-path '${ref}')"`,
    ],
    [
      "a lock that was left",
      () => writeFileSync(join(project, ".git/index.lock"), ""),
      "locked",
      `\trm '${project}/.git/index.lock'`,
    ],
    [
      "a merge that is not finished",
      () => writeFileSync(join(project, ".git/MERGE_HEAD"), `${git("rev-parse", "HEAD")}\n`),
      "unfinished",
      "\tgit merge --abort",
    ],
    ["a rebase that was cut off", () => mkdirSync(join(project, ".git/rebase-merge")), "unfinished", "rebase --quit"],
    [
      "no connection",
      () => git("remote", "set-url", "origin", "https://no-such-host.invalid/firm/website.git"),
      "offline",
      "Check the internet connection",
    ],
    [
      "a host that is down",
      () => git("remote", "set-url", "origin", "http://127.0.0.1:9/firm/website.git"),
      "hostFails",
      "127.0.0.1 cannot be reached",
    ],
  ])("%s", async (_what, prepare, failure, words) => {
    write("B");
    prepare();
    await expect(send()).rejects.toMatchObject({ failure, message: saying(words) });
    expect(live()).toBe("A");
  });

  test.each([
    [401, "signIn", "\tgit fetch"],
    [403, "noPermission", "write access"],
    [404, "signIn", "\tgit fetch"],
    [503, "hostFails", "Try again in some minutes"],
  ])("a host that answers with %i", async (status, failure, words) => {
    const headers = { "WWW-Authenticate": 'Basic realm="GitHub"' };
    await serve(createHttpServer((_, response) => response.writeHead(status, headers).end()));
    write("B");
    const message = saying(words);
    await expect(send()).rejects.toMatchObject({ failure, message });
  });
});
