import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesIn } from "./files-in";

/** Holds what Gatsby's cache still counts on and no page asks for. */
const store = ".cache/set-aside";

/** What Gatsby leaves in `public` for itself and writes anew each time. */
const leftovers = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** Files that are there for a page to ask for, by a name with a hash in it. */
const onDemand = /^(?:static\/|[^/]+-[0-9a-f]{20}\.(?:js|css)\b)/;
/** How they are asked for: by the path, or, between scripts, by the hash alone. */
const request = /static\/[^\s"'\\,?#)]+|\b[0-9a-f]{20}\b/g;
const readable = /\.(?:html|json|js|css)$/;

/**
 * Takes out of the built site what no visitor can ask for: files for Gatsby's own use, and scripts and pictures that only
 * earlier builds needed. Gatsby believes that it has made them already, so `bringBack` lays them out again.
 */
export const setAside = async (directory: string) => {
  for (const file of leftovers) await rm(join(directory, file), { force: true, recursive: true });
  const files = await filesIn(directory);
  const isOwn = (file: string) => file.startsWith("_gatsby/") || file.endsWith(".map");
  const others = files.filter(file => !isOwn(file));
  const reached = await reachedFrom(directory, others);
  for (const file of files) if (!reached.has(file)) await move(file, directory, store);
  await rm(join(directory, "_gatsby"), { force: true, recursive: true });
};

/** Undoes `setAside`, before Gatsby builds again. */
export const bringBack = async (directory: string) => {
  if (!existsSync(store) || !existsSync(directory)) return;
  for (const file of await filesIn(store)) await move(file, store, directory);
  await rm(store, { recursive: true });
};

const move = async (file: string, from: string, to: string) => {
  await mkdir(dirname(join(to, file)), { recursive: true });
  await rename(join(from, file), join(to, file));
};

/** The files that visitors may ask for: all but those on demand, and of these what the others name, and so on. */
const reachedFrom = async (directory: string, files: readonly string[]) => {
  const names = (file: string) => [file, /-([0-9a-f]{20})\./.exec(file)?.[1] ?? file];
  const reached = new Set<string>();
  const asked = new Set<string>();
  let next = files.filter(file => !onDemand.test(file));
  while (next.length > 0) {
    for (const file of next) reached.add(file);
    const texts = next.filter(file => readable.test(file)).map(file => readFile(join(directory, file), "utf8"));
    for (const text of await Promise.all(texts))
      for (const [name] of text.matchAll(request)) asked.add(decodeURIComponent(name));
    next = files.filter(file => !reached.has(file) && names(file).some(name => asked.has(name)));
  }
  return reached;
};
