import { errorCode } from "../error-code";
import { listingPath } from "../listing";

const answerTimeout = 10_000;

/** Whether a process with this number exists, whoever owns it. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== "ESRCH";
  }
}

/**
 * Whether the server that wrote a lock file is still the one at its address. Silence for 10 s counts
 * as yes: a busy server must not lose its files.
 */
export async function answersForItself(url: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(url + listingPath, {
      method: "HEAD",
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(answerTimeout),
    });
    return response.ok;
  } catch (error) {
    return errorCode((error as Error).cause) !== "ECONNREFUSED";
  }
}
