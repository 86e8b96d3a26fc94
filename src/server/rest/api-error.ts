import { messages } from "@electric-sql/pglite";
import { statusOf } from "./sqlstate";

/** An answer other than success, as PostgREST writes it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }

  /** The four fields of PostgREST's error bodies, in its order. */
  get body() {
    const { code, details, hint, message } = this;
    return { code, details, hint, message };
  }
}

/** PostgREST's answer to an error from Postgres; undefined for an error from anywhere else. */
export function fromDatabase(error: unknown): ApiError | undefined {
  if (!(error instanceof messages.DatabaseError) || error.code === undefined) return undefined;
  const { code, message, detail, hint } = error;
  return new ApiError(statusOf(code), code, message, detail ?? null, hint ?? null);
}
