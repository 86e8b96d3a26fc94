/**
 * PostgREST's HTTP status for each Postgres error code or class of codes; the longest match counts.
 * https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
const statuses: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "21": 500,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42501": 401, // for the anonymous role; 403 for others
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  "54": 500,
  "55": 500,
  "57": 500,
  "57P01": 503,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** The HTTP status PostgREST answers for a Postgres error code, `PTxyz` meaning the status xyz. */
export function statusOf(code: string): number {
  const custom = /^PT(\d{3})$/.exec(code)?.[1];
  if (custom !== undefined) return Number(custom);
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}
