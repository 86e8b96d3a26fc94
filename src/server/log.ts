import type { Context } from "hono";

/** Notes a request that went wrong, with the code of the refusal or the error that was thrown. */
export type Log = (context: Context, status: number, reason: unknown) => void;

/**
 * Writes one line to stderr: time, verb, path, status and reason, and nothing that a visitor typed.
 * Messages of database errors can quote a row, so only their code is used.
 */
export const logToStderr: Log = (context, status, reason) => {
  const { method, path } = context.req;
  const line = [new Date().toISOString(), method, path, status, describe(reason)].join(" ");
  process.stderr.write(`${line.replace(/\s+/g, " ")}\n`);
};

function describe(reason: unknown): string {
  return reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
}
