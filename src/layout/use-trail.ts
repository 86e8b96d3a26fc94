import { useSite } from "./use-site";

const lists = { services: "/services", projects: "/projects" } as const;

/** The breadcrumb of a page: home page, list (if given), page name. Without a name it ends at the list. */
export const useTrail = (name?: string, list?: keyof typeof lists) => {
  const words = useSite().navigation.breadcrumb;
  const home = { label: words.home, href: "/" };
  if (!list) return [home, { label: name ?? "" }];
  return name ? [home, { label: words[list], href: lists[list] }, { label: name }] : [home, { label: words[list] }];
};
