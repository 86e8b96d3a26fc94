import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stylesOfComponents, stylesOfPage } from "./page-styles";

/** A script of Gatsby's as it stands at the end of every page. */
const asyncScript = /<script src="([^"]+)" async><\/script>/g;
/** Where Gatsby tells its scripts the path of the page. */
const pathScript = /<script id="gatsby-script-loader">\S*?window\.pagePath="([^"]*)";\S*?<\/script>/;
const styleElement = /(?<=<style[^>]*>)[^<]+(?=<\/style>)/;

/**
 * Has all pages in a directory ask for what they can do without once they are there with their pictures: the scripts,
 * because everything works before them, and the styles of other pages. Gatsby has no option for either. Throws where
 * pages differ in their styles. A page that has just been opened at its top is marked `data-fresh` until it is scrolled:
 * what is further down waits for the same moment, and what is far below for the scrolling (`src/components/section.tsx`).
 * The path of the page moves to an attribute, so that all pages have the same scripts and one policy for them.
 */
export const askLater = async (directory: string): Promise<void> => {
  const files = await readdir(directory, { recursive: true });
  const paths = files
    .filter(file => file.endsWith(".html") && !/^(?:_gatsby|page-data)\b/.test(file))
    .map(file => join(directory, file));
  const pages = await Promise.all(paths.map(async path => ({ path, html: await readFile(path, "utf8") })));
  const written = pages.filter(({ html }) => html.search(asyncScript) >= 0);
  if (written.length === 0) return;
  const [styles, ...others] = new Set(written.map(({ html }) => styleElement.exec(html)?.[0] ?? ""));
  if (!styles || others.length > 0) throw new Error("Every page is to be rendered with the styles of the whole site.");
  const rules = stylesOfComponents(styles);
  const styleSheet = `styles-${createHash("sha256").update(rules).digest("hex").slice(0, 20)}.css`;
  await writeFile(join(directory, styleSheet), rules);
  await Promise.all(
    written.map(async ({ path, html }) => {
      const scripts = [...html.matchAll(asyncScript)].map(([, address = ""]) => address);
      const base = scripts[0]?.slice(0, scripts[0].lastIndexOf("/") + 1) ?? "/";
      const [ofPath = "", own = ""] = pathScript.exec(html) ?? [];
      const page = html
        .replace(ofPath, "")
        .replace("<html ", () => `<html data-path="${own}" `)
        .replace(asyncScript, "")
        .replace(styleElement, () => stylesOfPage(styles, html))
        .replace("</body>", () => `${loader(base + styleSheet, scripts)}</body>`);
      await writeFile(path, page);
    }),
  );
};

/** In ms: a picture that hangs, and with it the page's load event, keeps the rest waiting no longer than this. */
const patience = 4000;

/**
 * The load event can come before the first frame is seen, hence the wait for both. Scripts follow the style sheet,
 * without which a page that they bring would have no look.
 */
const loader = (styleSheet: string, scripts: readonly string[]) =>
  `<script>{${[
    // With Trusted Types no text becomes a script, an address of one, or HTML; here are the harmless exceptions.
    'window.trustedTypes?.createPolicy("default",{createScriptURL:url=>new URL(url,location).origin===origin?url:null})',
    "const page=document.documentElement",
    "window.pagePath=page.dataset.path",
    'const settle=()=>page.removeAttribute("data-fresh")',
    'const isNew=performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash',
    'isNew?addEventListener("scroll",settle,{once:true}):settle()',
    "const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes))",
    `const addScripts=()=>${JSON.stringify(scripts)}.forEach(src=>add("script",{src,async:false}))`,
    `let ask=()=>{ask=()=>{};page.dataset.fresh==""&&(page.dataset.fresh="painted");add("link",{rel:"stylesheet",href:${JSON.stringify(styleSheet)},onload:addScripts})}`,
    'const loaded=new Promise(resolve=>addEventListener("load",resolve))',
    'const seen=new Promise(resolve=>new PerformanceObserver(resolve).observe({type:"paint",buffered:true}))',
    "Promise.all([loaded,seen]).then(()=>setTimeout(()=>ask()))",
    `setTimeout(()=>ask(),${patience})`,
  ].join(";")}}</script>`;
