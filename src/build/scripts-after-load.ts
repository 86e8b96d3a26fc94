import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A script of Gatsby's as it stands at the end of every page. */
const asyncScript = /<script src="([^"]+)" async><\/script>/g;

/**
 * Has the scripts of all pages in a directory requested once the page and its pictures are there: everything works
 * without them, and what the visitor came for comes first. Gatsby has no option for it. A page that has just been opened
 * at its top is marked `data-fresh` until it is scrolled: what is far below waits so long (`src/components/section.tsx`).
 */
export const requestScriptsAfterLoad = async (directory: string): Promise<void> => {
  const files = await readdir(directory, { recursive: true });
  const pages = files.filter(file => file.endsWith(".html") && !/^(?:_gatsby|page-data)\b/.test(file));
  await Promise.all(
    pages.map(async page => {
      const path = join(directory, page);
      const html = await readFile(path, "utf8");
      const scripts = [...html.matchAll(asyncScript)].map(([, address]) => address);
      if (scripts.length === 0) return;
      await writeFile(path, html.replace(asyncScript, "").replace("</body>", `${loader(scripts)}</body>`));
    }),
  );
};

/** In ms: a picture that hangs, and with it the page's load event, keeps the scripts waiting no longer than this. */
const patience = 4000;

const loader = (scripts: readonly (string | undefined)[]) =>
  `<script>{${[
    `const scripts=${JSON.stringify(scripts)}`,
    "const page=document.documentElement",
    'const settle=()=>page.removeAttribute("data-fresh")',
    'const isNew=performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash',
    'isNew?addEventListener("scroll",settle,{once:true}):settle()',
    'const add=src=>document.head.append(Object.assign(document.createElement("script"),{src,async:false}))',
    "const ask=()=>scripts.splice(0).forEach(add)",
    'addEventListener("load",()=>setTimeout(ask))',
    `setTimeout(ask,${patience})`,
  ].join(";")}}</script>`;
