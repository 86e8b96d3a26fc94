import type { BreadcrumbItem } from "../components/breadcrumb";
import { useSite } from "./use-site";

const lists = { services: "/services", projects: "/projects" } as const;

interface Place {
  /** The list that the page belongs to, or that it is. */
  readonly list?: keyof typeof lists;
  /** Name of the page. Left out for the list itself. */
  readonly page?: string;
}

/** The breadcrumb of a page: home page, list, page. The last item is the page itself, which is no link. */
export const useTrail = ({ list, page }: Place): readonly BreadcrumbItem[] => {
  const labels = useSite().navigation.breadcrumb;
  const items: BreadcrumbItem[] = [{ label: labels.home, href: "/" }];
  if (list) items.push({ label: labels[list], href: page ? lists[list] : undefined });
  if (page) items.push({ label: page });
  return items;
};
