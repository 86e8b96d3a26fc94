import type { OverviewContext } from "./page-context";

/** Path of a page of the case studies' overview. The schemas forbid the slug "page". */
const overviewPath = (number: number) => (number === 1 ? "/projects" : `/projects/page/${number}`);

/** Case studies per page. */
const perPage = 24;

/** Contexts of the overview's pages for `amount` case studies; at least one page. */
export const overviewPages = (amount: number): readonly OverviewContext[] => {
  const last = Math.max(1, Math.ceil(amount / perPage));
  return Array.from({ length: last }, (_, index) => {
    const number = index + 1;
    const near = [1, number - 1, number, number + 1, last].filter(other => other >= 1 && other <= last);
    const pages = [...new Set(near)].map(other => ({ number: other, path: overviewPath(other) }));
    return { canonicalPath: overviewPath(number), skip: index * perPage, limit: perPage, number, pages };
  });
};
