import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder for the tests of one file, removed after them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "jl-server-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files given by their paths in a folder. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    const whole = join(folder, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, content);
  }
}

/** Writes a minimal built site to the folder's `public`, and returns the folder. */
export function writeSite(folder: string): string {
  writeFiles(folder, {
    "public/index.html": "<h1>Home</h1>",
    "public/404.html": "<h1>Page Not Found</h1>",
  });
  return folder;
}
