import { plainPath, targetOf } from "../../plugins/gatsby-plugin-hosting/meant-path";
import { useHydrated } from "../hooks/use-hydrated";

interface Addresses {
  readonly pages: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/**
 * The page that is meant with a missing, decoded path, such as `/contact` with `/Contact.`: for hosts that cannot redirect.
 * All missing paths get the same HTML, so there is none before hydration.
 */
export const useMeantPage = (missing: string, { pages, redirects }: Addresses): string | undefined => {
  const isHydrated = useHydrated();
  const path = plainPath(missing);
  // The screen links to the home page anyway.
  if (!isHydrated || path === "/") return undefined;
  if (pages.includes(path)) return path;
  return targetOf(
    path,
    redirects.map(({ from, to }) => [from, to]),
  );
};
