import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { findRecent } from "../browser/find-program";
import { versioned } from "../browser/versioned-programs";
import { unexpected } from "./exceptions";

const home = dirname(require.resolve("vnu-jar/package.json"));

/** Whether the checker has a Java: a recent one of the system, or one that the checker's own command has downloaded. */
export const hasJava = () =>
  Boolean(findRecent(versioned.java)) || existsSync(join(home, "..", ".cache", "vnu-jar", "java"));

/** Java's fast compiler only, which halves the CPU time. Its code needs a larger stack. */
const env = { ...process.env, JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss8m" };

interface Message {
  readonly type: "error" | "info" | "non-document-error";
  readonly subType?: string;
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Errors and warnings of the W3C's Nu checker for these HTML files, without the exceptions. Throws if the checker does
 * not run.
 */
export const nu = (files: readonly string[]): readonly string[] => {
  const args = [join(home, "vnu-jar.js"), "--format", "json", "--stdout", "--exit-zero-always", ...files];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e9, env });
  if (!stdout) throw new Error(`The Nu checker did not run: ${stderr}`);
  const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
  const found = messages
    .filter(({ type, subType }) => type !== "info" || subType === "warning")
    .map(({ url = "", message, extract = "" }) => `nu: ${message} ${extract.replace(/\s+/g, " ")} ${url}`);
  return unexpected(found);
};
