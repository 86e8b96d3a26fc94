/** Files by their paths. */
export type Files = ReadonlyMap<string, Buffer>;

const lines = (bytes: Buffer) => bytes.toString().split(/\s*\n\s*/);

/** The differences by path: removed lines (-) and added lines (+), or "new" or "deleted" for a file. */
export const difference = (before: Files, after: Files): Record<string, string[]> => {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = paths.flatMap((path): [string, string[]][] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (!old || !now) return [[path, [now ? "new" : "deleted"]]];
    if (old.equals(now)) return [];
    const [oldLines, newLines] = [lines(old), lines(now)];
    const removed = oldLines.filter(line => !newLines.includes(line)).map(line => `-${line}`);
    return [[path, [...removed, ...newLines.filter(line => !oldLines.includes(line)).map(line => `+${line}`)]]];
  });
  return Object.fromEntries(changes);
};

/** Differences with the chosen names of pictures. The editor adds six characters to a name, so that it is unique. */
export const withChosenNames = (changes: Record<string, string[]>) =>
  JSON.parse(JSON.stringify(changes).replace(/-[a-z0-9]{6}(?=\.(?:jpg|svg)\b)/g, "")) as typeof changes;
