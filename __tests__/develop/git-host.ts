import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openChecker } from "../../src/contract/check-content";
import { hasErrors } from "../../src/contract/problem";

interface PullRequest {
  number: number;
  title: string;
  head: string;
  state: "open" | "closed";
  labels: string[];
}

interface TreeEntry {
  path: string;
  sha: string | null;
}

interface Asked {
  method: string;
  /** Path below /repos/owner/name, decoded, and its parameters. */
  path: string;
  parameters: URLSearchParams;
  body: Record<string, unknown>;
}

/** An answer that is none of the usual ones. */
class Answer extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const owner = "firm";
const person = { login: "editor", name: "An Editor", email: "editor@firm.example" };

/**
 * What GitHub's API says of one repository, as far as the editor asks: over a repository in a folder of its own, whose
 * branch `main` begins with the content of a project. The branch is protected: it takes what a pull request brings whose
 * content is in order, and nothing else.
 */
export class GitHost {
  readonly repository = `${owner}/website`;
  readonly pullRequests: PullRequest[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), "jl-git-"));

  constructor(project: string) {
    this.git(["init", "--quiet", "--initial-branch=main"]);
    this.git(["add", "content"], undefined, { GIT_WORK_TREE: resolve(project) });
    this.git(["commit", "--quiet", "--message=The content"]);
  }

  /** What git prints, without the line break at its end. Throws what it complains of. */
  git(parameters: readonly string[], input?: string | Buffer, settings: Record<string, string> = {}): string {
    const names = Object.fromEntries(
      ["AUTHOR", "COMMITTER"].flatMap(role => [
        [`GIT_${role}_NAME`, person.name],
        [`GIT_${role}_EMAIL`, person.email],
      ]),
    );
    const git = { GIT_DIR: join(this.folder, ".git"), GIT_WORK_TREE: this.folder, ...names, ...settings };
    const options = { cwd: this.folder, env: { ...process.env, ...git }, input, maxBuffer: 1e8 };
    return execFileSync("git", parameters, { ...options, encoding: "utf8", stdio: "pipe" }).trimEnd();
  }

  /** The lines that a branch takes from the main branch (-) and adds to it (+), and files that are no text by name. */
  difference(branch: string, base = "main"): Record<string, string[]> {
    const files = this.git(["diff", "--no-renames", "--unified=0", `${base}...${branch}`]).split(/^diff --git /m);
    return Object.fromEntries(
      files.slice(1).map(file => {
        const lines = file.split("\n").filter(line => /^[-+](?!--|\+\+)|^Binary/.test(line));
        const name = /^a\/(\S+)/.exec(file)?.[1] ?? "";
        return [name, lines.map(line => (line.startsWith("Binary") ? "new" : line.replace(/^(.)\s+/, "$1")))];
      }),
    );
  }

  /** Writes the files of a commit into a folder, and gives its path. */
  checkOut(commit: string): string {
    const folder = join(this.folder, "checked-out", commit);
    const index = { GIT_INDEX_FILE: join(this.folder, ".git", "other-index") };
    this.git(["read-tree", commit], undefined, index);
    this.git(["checkout-index", "--all", `--prefix=${folder}/`], undefined, index);
    return folder;
  }

  /** Changes a text on a branch, as somebody would by hand. */
  edit(branch: string, path: string, old: string, replacement: string): void {
    const text = this.git(["show", `${branch}:${path}`]);
    const sha = this.git(["hash-object", "-w", "--stdin"], `${text.replace(old, replacement)}\n`);
    const commit = ["commit-tree", this.writeTree(branch, [{ path, sha }]), "-p", branch, "-m", "By hand"];
    this.git(["update-ref", `refs/heads/${branch}`, this.git(commit)]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Answers a request with its status and what is sent as JSON. */
  async answer(method: string, address: URL, sent: string | null): Promise<readonly [number, unknown]> {
    const body = JSON.parse(sent ?? "{}") as Asked["body"];
    const path = decodeURIComponent(address.pathname);
    try {
      if (path === "/user" || path.startsWith("/users/")) return [200, person];
      if (path === "/search/issues") return [200, { items: [] }];
      const own = `/repos/${this.repository}`;
      if (!path.startsWith(own)) throw new Answer(404, "Not Found");
      const asked = { method, path: path.slice(own.length), parameters: address.searchParams, body };
      return [200, await this.ofRepository(asked)];
    } catch (error) {
      if (error instanceof Answer) return [error.status, { message: error.message }];
      throw error;
    }
  }

  private async ofRepository({ method, path, parameters, body }: Asked): Promise<unknown> {
    if (path === "") return { owner: { login: owner }, permissions: { push: true }, default_branch: "main" };
    const [, kind = "", rest = ""] = /^\/((?:git\/)?[^/]+)\/?(.*)$/.exec(path) ?? [];
    switch (`${method} ${kind}`) {
      case "GET branches":
        return { name: rest, commit: { sha: this.shaOf(rest) } };
      case "GET git/trees":
        return { tree: this.treeOf(rest) };
      case "POST git/trees":
        return { sha: this.writeTree(String(body["base_tree"]), body["tree"] as TreeEntry[]) };
      case "GET git/blobs":
        return { content: this.blob(rest), encoding: "base64" };
      case "POST git/blobs":
        return {
          sha: this.git(["hash-object", "-w", "--stdin"], Buffer.from(String(body["content"]), "base64")),
        };
      case "POST git/commits": {
        const parents = (body["parents"] as string[]).flatMap(sha => ["-p", sha]);
        return { sha: this.git(["commit-tree", String(body["tree"]), ...parents, "-m", String(body["message"])]) };
      }
      case "POST git/refs":
        this.git(["update-ref", String(body["ref"]), String(body["sha"]), ""]);
        return {};
      case "PATCH git/refs":
        if (rest === "heads/main") throw new Answer(422, "Changes must be made through a pull request.");
        this.git(["update-ref", `refs/${rest}`, String(body["sha"])]);
        return {};
      case "DELETE git/refs":
        this.git(["update-ref", "-d", `refs/${rest}`]);
        return {};
      case "GET commits":
        return rest.endsWith("/status")
          ? { statuses: [] }
          : [{ commit: { author: { name: person.name, date: "2026-01-01T00:00:00Z" } } }];
      case "GET compare":
        return this.compare(...(rest.split("...") as [string, string]));
      case "GET pulls":
        return this.pullRequests
          .filter(({ state, head }) => state === "open" && [null, `${owner}:${head}`].includes(parameters.get("head")))
          .map(pull => this.shown(pull));
      case "POST pulls": {
        const head = String(body["head"]).replace(`${owner}:`, "");
        const pull: PullRequest = {
          ...{ number: this.pullRequests.length + 1, title: String(body["title"]), head },
          ...{ state: "open", labels: [] },
        };
        this.pullRequests.push(pull);
        return this.shown(pull);
      }
      case "PATCH pulls":
        this.pull(rest).state = "closed";
        return {};
      case "PUT pulls":
        return this.merge(this.pull(rest));
      case "PUT issues":
        this.pull(rest).labels = body["labels"] as string[];
        return [];
      default:
        throw new Error(`The stand-in has no answer to ${method} ${path}.`);
    }
  }

  private shaOf(name: string): string {
    try {
      return this.git(["rev-parse", "--verify", "--quiet", name.replace(`${owner}:`, "")]);
    } catch {
      throw new Answer(404, "Not Found");
    }
  }

  private treeOf(name: string) {
    const lines = this.git(["ls-tree", "--long", this.shaOf(name.replace(/\/$/, ""))]).split("\n");
    return lines.map(line => {
      const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
      return { path, type, sha, size: Number(size) };
    });
  }

  private blob(sha: string): string {
    const options = { env: { ...process.env, GIT_DIR: join(this.folder, ".git") }, maxBuffer: 1e8 };
    return execFileSync("git", ["cat-file", "blob", sha], options).toString("base64");
  }

  private writeTree(base: string, entries: readonly TreeEntry[]): string {
    const index = { GIT_INDEX_FILE: join(this.folder, ".git", "api-index") };
    this.git(["read-tree", base], undefined, index);
    for (const { path, sha } of entries) {
      const change = sha ? ["--add", "--cacheinfo", `100644,${sha},${path}`] : ["--force-remove", path];
      this.git(["update-index", ...change], undefined, index);
    }
    return this.git(["write-tree"], undefined, index);
  }

  private compare(from: string, to: string) {
    const [base, head] = [this.shaOf(from), this.shaOf(to)];
    const fork = this.git(["merge-base", base, head]);
    const changes = this.git(["diff-tree", "-r", "--no-renames", "--numstat", "--raw", fork, head]).split("\n");
    const binary = new Set(changes.flatMap(line => /^-\t-\t(.*)$/.exec(line)?.[1] ?? []));
    const files = changes.flatMap(line => {
      const [, sha, letter = "", filename = ""] = /^:\d+ \d+ \w+ (\w+) (\w)\t(.*)$/.exec(line) ?? [];
      const status = { A: "added", M: "modified", D: "removed" }[letter];
      return status ? [{ filename, status, sha, ...(!binary.has(filename) && { patch: "@@" }) }] : [];
    });
    const commits = this.git(["rev-list", "--reverse", `${fork}..${head}`])
      .split("\n")
      .filter(Boolean);
    return {
      base_commit: { sha: base },
      merge_base_commit: { sha: fork },
      files,
      commits: commits.map(sha => ({
        sha,
        parents: [{ sha: this.git(["rev-parse", `${sha}^`]) }],
        commit: { message: this.git(["log", "-1", "--format=%s", sha]) },
      })),
    };
  }

  private pull(path: string): PullRequest {
    const pull = this.pullRequests.find(({ number }) => number === Number.parseInt(path));
    if (!pull) throw new Answer(404, "Not Found");
    return pull;
  }

  private shown({ head, labels, ...pull }: PullRequest) {
    const base = { ref: "main", sha: this.shaOf("main") };
    const from = { ref: head, sha: this.shaOf(head), repo: { fork: false } };
    return { ...pull, head: from, base, user: person, labels: labels.map(name => ({ name })) };
  }

  private async merge(pull: PullRequest) {
    const [main, head] = [this.shaOf("main"), this.shaOf(pull.head)];
    const { problems } = await openChecker(this.checkOut(head))();
    if (hasErrors(problems)) throw new Answer(405, 'Required status check "ci" has failed.');
    const tree = this.git(["merge-tree", "--write-tree", main, head]);
    const commit = this.git(["commit-tree", tree, "-p", main, "-p", head, "-m", "Merge"]);
    this.git(["update-ref", "refs/heads/main", commit]);
    pull.state = "closed";
    return { merged: true };
  }
}
