import type { IncomingMessage } from "node:http";

/**
 * Writes one line to stderr: time, verb, path as it was sent, status and reason, and nothing that a visitor typed.
 * Messages of database errors can quote a row, so only their code is passed here.
 */
export const log = ({ method = "", url = "" }: IncomingMessage, status: number, reason: unknown = "") => {
  const path = url.replace(/\?.*/s, "").replace(/[^!-~]/g, encodeURIComponent);
  const words = String(reason).replace(/[\s\p{Cc}]+/gu, " ");
  process.stderr.write(`${`${new Date().toISOString()} ${method} ${path} ${status} ${words}`.trim()}\n`);
};
