import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const thisYear = () => String(new Date().getFullYear());

/** The year on the visitor's clock. In the HTML and until the page is hydrated, the year of the build. */
export const useCurrentYear = (buildYear: string | undefined): string | undefined =>
  useSyncExternalStore(never, thisYear, () => buildYear);
