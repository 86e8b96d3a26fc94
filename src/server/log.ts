import type { IncomingMessage } from "node:http";

/** Notes a request that went wrong: its status, and the code of the refusal or the error that was thrown. */
export type Log = (request: IncomingMessage, status: number, reason?: unknown) => void;

/**
 * Writes one line to stderr: time, verb, path as it was sent, status and reason, and nothing that a visitor typed.
 * Messages of database errors can quote a row, so only their code is passed here.
 */
export const logToStderr: Log = ({ method = "", url = "" }, status, reason = "") => {
  const path = url.replace(/\?.*/s, "").replace(/[^!-~]/g, encodeURIComponent);
  const words = String(reason).replace(/[\s\p{Cc}]+/gu, " ");
  process.stderr.write(`${`${new Date().toISOString()} ${method} ${path} ${status} ${words}`.trim()}\n`);
};
