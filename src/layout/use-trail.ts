import { useSite } from "./use-site";

const lists = { services: "/services", projects: "/projects" } as const;

/** The breadcrumb of a page: home page, list (if given), page name. Without a name it ends at the list. */
export const useTrail = (name?: string, list?: keyof typeof lists) => {
  const labels = useSite().navigation.breadcrumb;
  const home = { label: labels.home, href: "/" };
  if (!list) return [home, { label: name ?? "" }];
  return name ? [home, { label: labels[list], href: lists[list] }, { label: name }] : [home, { label: labels[list] }];
};
