import type { OverviewContext } from "./page-context";

/** The address of a page of the overview of case studies; the first has no number. No slug is "page": see the schemas. */
const overviewPath = (number: number) => (number === 1 ? "/projects" : `/projects/page/${number}`);

/** Case studies on a page of their overview: eight rows of three. */
const perPage = 24;

/** What the pages of the overview are given that it takes to show so many case studies; without any, it is one page. */
export const overviewPages = (amount: number): readonly OverviewContext[] => {
  const last = Math.max(1, Math.ceil(amount / perPage));
  return Array.from({ length: last }, (_, index) => {
    const number = index + 1;
    const near = [1, number - 1, number, number + 1, last].filter(other => other >= 1 && other <= last);
    const pages = [...new Set(near)].map(other => ({ number: other, path: overviewPath(other) }));
    return { canonicalPath: overviewPath(number), skip: index * perPage, limit: perPage, number, pages };
  });
};
