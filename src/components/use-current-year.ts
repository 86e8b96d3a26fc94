import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const thisYear = () => String(new Date().getFullYear());

/** The year by the visitor's clock; the one given, that of the build, in the HTML and until a script has taken over. */
export const useCurrentYear = (buildYear: string | undefined): string | undefined =>
  useSyncExternalStore(never, thisYear, () => buildYear);
