/** Replaced by the page beside the form. */
export function PagePane(_: Readonly<Record<string, unknown>>) {
  return null;
}
