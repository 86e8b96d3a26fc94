import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeSitemap } from "./sitemap";
import { type Build, contentQuery } from "../content-query";
import { makeCards } from "./cards";
import { readContent } from "./content";
import { withHeadTags } from "./head-tags";
import { sharedPages } from "./pages";
import { writeSecurityTxt } from "./security-txt";
import { structuredData } from "./structured-data";
import { writeIfChanged } from "../write-if-changed";

/**
 * Adds to a built site what it takes to be found and shared: social cards, tags and structured data in every page, the
 * sitemap, `robots.txt` and `security.txt`. Throws when the content or a page cannot be read.
 */
export const share = async (directory: string, build: Build): Promise<void> => {
  const content = await readContent(build);
  const { name, website, email, icon } = content.company;
  const svg = await readFile(icon.image.absolutePath, "utf8");
  const pages = sharedPages(content);
  const cards = await makeCards(directory, content, pages);
  const standard = cards.get("/");
  if (!standard) throw new Error("There is no social card of the home page.");
  const byPath = new Map(pages.map(page => [page.path, page]));
  for (const { path, pageContext } of (await readPages(build)).pages.nodes) {
    const canonical = pageContext?.canonicalPath ?? path;
    const page = byPath.get(canonical);
    // A view of the gallery shows but some of its pictures; the whole gallery tells of them all.
    const shown = page && (path.startsWith(`${canonical}/`) ? { ...page, images: [] } : page);
    const file = join(directory, path.endsWith(".html") ? path : join(path, "index.html"));
    const html = await readFile(file, "utf8");
    const told = {
      card: cards.get(canonical) ?? standard,
      url: website.url,
      siteName: name,
      icon: svg,
      data: shown && structuredData(content, shown),
    };
    await writeIfChanged(file, withHeadTags(html, told));
  }
  await writeSitemap(directory, website.url, pages);
  await writeSecurityTxt(directory, website.url, email.address, new Date());
};

const readPages = contentQuery<Queries.BuiltPagesQuery>(/* GraphQL */ `
  query BuiltPages {
    pages: allSitePage {
      nodes {
        path
        pageContext
      }
    }
  }
`);
