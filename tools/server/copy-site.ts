import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the copies, in the project. */
const copies = ".data/sites";

/** A copy of a built site. Disposing of it deletes it. */
export interface SiteCopy extends AsyncDisposable {
  readonly folder: string;
}

/**
 * Copies a built site, so that this process serves it unchanged: `gatsby develop` and each build empty `public`. Deletes
 * the copies of processes that have ended. Throws if the site cannot be copied.
 */
export async function copySite(site: string): Promise<SiteCopy> {
  await mkdir(copies, { recursive: true });
  // A process in a container may have had the number of this one.
  const left = (await readdir(copies)).filter(pid => Number(pid) === process.pid || !isRunning(Number(pid)));
  for (const pid of left) await rm(join(copies, pid), { recursive: true, force: true });
  const folder = join(copies, String(process.pid));
  await cp(site, folder, { recursive: true });
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Whether a process with this number runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
