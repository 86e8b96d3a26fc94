import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { divideStyles } from "./page-styles";
import { readPages } from "./read-pages";

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
  let site: Awaited<ReturnType<typeof writeSheet>> | undefined;
  for await (const { path, html } of readPages(directory)) {
    const scripts = [...html.matchAll(asyncScript)].map(([, address = ""]) => address);
    // A page that Gatsby has not written anew has been here before.
    if (scripts.length === 0) continue;
    const styles = styleElement.exec(html)?.[0] ?? "";
    site ??= await writeSheet(directory, styles);
    if (!styles || styles !== site.whole)
      throw new Error("Every page is to be rendered with the styles of the whole site.");
    const { sheet, ofPage } = site;
    const base = scripts[0]?.slice(0, scripts[0].lastIndexOf("/") + 1) ?? "/";
    const [ofPath = "", own = ""] = pathScript.exec(html) ?? [];
    const page = html
      .replace(ofPath, "")
      .replace("<html ", () => `<html data-path="${own}" `)
      .replace(asyncScript, "")
      .replace(styleElement, () => ofPage(html))
      .replace("</body>", () => `${loader(base + sheet, scripts)}</body>`);
    await writeFile(path, page);
  }
};

/** Writes the style sheet of all components, named by its content, and gives what it was made of. */
const writeSheet = async (directory: string, whole: string) => {
  const { ofComponents, ofPage } = divideStyles(whole);
  const sheet = `styles-${createHash("sha256").update(ofComponents).digest("hex").slice(0, 20)}.css`;
  await writeFile(join(directory, sheet), ofComponents);
  return { whole, sheet, ofPage };
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
