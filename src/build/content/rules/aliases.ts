import { type Document, problemAt, stringsOf } from "../document";
import { didYouMean } from "../nearest";
import type { Problem } from "../problem";
import { type Routes, routesOf } from "../routes";
import { SLUG, type Site, type SiteRule, documentsOf, slugsIn } from "../site";
import { type Path, quote } from "../wording";

/** Aliases that collide with a page or another alias, or that show no published case study. */
export const aliases: SiteRule = site => {
  const routes = routesOf(site);
  return documentsOf(site, "aliases").flatMap(document => [
    ...stringsOf(document, "route").flatMap(({ path, value }, index, all) => {
      if (routes.pages.has(value))
        return [
          problemAt(
            document,
            path,
            `is ${quote(value)}, but there is a page at this address already. Choose another address, or delete the alias.`,
          ),
        ];
      const first = all.findIndex(other => other.value === value);
      return first < index
        ? [
            problemAt(
              document,
              path,
              `is ${quote(value)} for the second time (first in entry ${first + 1}). Delete one of the two.`,
            ),
          ]
        : [];
    }),
    ...stringsOf(document, "case-study").flatMap(({ path, value }) =>
      targetProblems(site, routes, document, path, value),
    ),
  ]);
};

function targetProblems(site: Site, routes: Routes, document: Document, path: Path, slug: string): Problem[] {
  const caseStudies = slugsIn(site, "case-studies");
  if (routes.placeholders.has(`/projects/${slug}`))
    return [
      problemAt(
        document,
        path,
        `is ${quote(slug)}, which is still a placeholder. An alias can only show a published case study.`,
      ),
    ];
  if (caseStudies.has(slug) || !SLUG.test(slug)) return [];
  if (routes.aliases.has(`/projects/${slug}`))
    return [
      problemAt(
        document,
        path,
        `is ${quote(slug)}, which is itself an alias. Name the case study that it should show.`,
      ),
    ];
  return [
    problemAt(
      document,
      path,
      `is ${quote(slug)}, but there is no content/case-studies/${slug}.json.${didYouMean(slug, caseStudies)} Write the name of a file in content/case-studies without .json.`,
    ),
  ];
}
