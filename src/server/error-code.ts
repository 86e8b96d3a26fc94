/** The code Node gives an error, such as `ENOENT`; undefined for an error without one. */
export function errorCode(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
