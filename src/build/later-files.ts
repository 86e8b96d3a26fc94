import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { classesOf, divideStyles } from "./page-styles";
import { readPages } from "./read-pages";

/** A script of Gatsby's as it stands at the end of every page. */
const asyncScript = /<script src="([^"]+)" async><\/script>/g;
/** The addresses of the scripts in a page that has been divided before, as `rest` has written them. */
const askedFor = /(?<=script\.remove\(\);)\["[^\]]*"\](?=\.forEach\()/;
/** Where Gatsby tells its scripts the path of the page. */
const pathScript = /<script id="gatsby-script-loader">\S*?window\.pagePath=\S*?<\/script>/;
const styleElement = /(?<=<style[^>]*>)[^<]+(?=<\/style>)/;
/** What is seen first: the header and the first section, which hydrates by itself. */
const firstPart = /^.*?<main.*?<\/section>(?:<!--\/\$-->)?/s;

/**
 * Divides all pages in a directory into what is seen first and the rest, for which Gatsby has no option. Their head
 * holds the rules of the header and the first section alone, so that they are seen with the first packets; the style
 * sheet of all but the header stands right behind that section, and browsers show what comes before it while they wait
 * for it. The scripts are asked for once the page is there with its pictures, because everything works before them.
 * Throws where pages differ in their styles or their header, or have no section. A page that has just been opened at its
 * top is marked `data-fresh` until it is scrolled: what is further down waits for the same moment, and what is far below
 * for the scrolling (`src/components/section.tsx`). The path of the page is in an attribute (`gatsby-ssr.tsx`), so that
 * all pages have the same scripts and one policy for them.
 */
export const askLater = async (directory: string): Promise<void> => {
  let site: Awaited<ReturnType<typeof writeSheet>> | undefined;
  for await (const { path, html } of readPages(directory)) {
    const scripts = [...html.matchAll(asyncScript)].map(([, address = ""]) => address);
    // A page that Gatsby has not written anew has been here before.
    if (scripts.length === 0) continue;
    // Gatsby puts new scripts alone into a page that is otherwise as it was.
    if (askedFor.test(html)) {
      await writeFile(path, html.replace(askedFor, () => JSON.stringify(scripts)).replace(asyncScript, ""));
      continue;
    }
    const styles = styleElement.exec(html)?.[0] ?? "";
    const [first] = firstPart.exec(html) ?? [];
    if (!first) throw new Error(`${path} has no section that is seen first.`);
    const ofHeader = classesOf(first.slice(0, first.indexOf("<main")));
    site ??= await writeSheet(directory, styles, ofHeader);
    if (!styles || styles !== site.whole || ofHeader.join() !== site.ofHeader.join())
      throw new Error("Every page is to be rendered with the header and the styles of the whole site.");
    site.assertOrder(html);
    const base = scripts[0]?.slice(0, scripts[0].lastIndexOf("/") + 1) ?? "/";
    const { sheet, ofFirst } = site;
    const page = [
      first.replace(styleElement, () => ofFirst(first)),
      rest(base, sheet, scripts),
      html.slice(first.length),
    ]
      .join("")
      .replace(pathScript, "")
      .replace(asyncScript, "");
    await writeFile(path, page);
  }
};

/** Writes the style sheet of all components but the header's, named by its content, and gives what it was made of. */
const writeSheet = async (directory: string, whole: string, ofHeader: readonly string[]) => {
  const { ofComponents, ...parts } = divideStyles(whole, ofHeader);
  const sheet = `styles-${createHash("sha256").update(ofComponents).digest("hex").slice(0, 20)}.css`;
  await writeFile(join(directory, sheet), ofComponents);
  return { whole, sheet, ofHeader, ...parts };
};

/** In ms: a picture that hangs, and with it the page's load event, keeps the rest waiting no longer than this. */
const patience = 4000;

/**
 * The style sheet, and a script that waits for it and keeps browsers that would go on from showing the rest without its
 * look. Both leave the page's content before React takes it over, the sheet for the head. The load event can come before
 * the first frame is seen, hence the wait for both.
 */
const rest = (base: string, sheet: string, scripts: readonly string[]) =>
  `<link rel="stylesheet" href="${base}${sheet}"><script>{${[
    // With Trusted Types no text becomes a script, an address of one, or HTML; here are the harmless exceptions.
    'window.trustedTypes?.createPolicy("default",{createScriptURL:url=>new URL(url,location).origin===origin?url:null})',
    "const page=document.documentElement",
    "window.pagePath=page.dataset.path",
    'const settle=()=>page.removeAttribute("data-fresh")',
    'const isNew=performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash',
    'isNew?addEventListener("scroll",settle,{once:true}):settle()',
    "const script=document.currentScript",
    "const {href}=script.previousSibling",
    "const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes))",
    // Gatsby asks for the data of a page when its own script has come, and for the page's script when the data have.
    // The paths of scripts are without the folder of the site.
    `const chunks=()=>JSON.parse(___chunkMapping)[page.dataset.component].map(path=>${JSON.stringify(base.slice(0, -1))}+path)`,
    'const preload=href=>add("link",{rel:"preload",...(/json$/.test(href)?{as:"fetch",crossOrigin:""}:{as:"script"}),href})',
    `const addScripts=()=>{script.previousSibling.remove();script.remove();${JSON.stringify(scripts)}.forEach(src=>add("script",{src,async:false}));[...chunks(),...page.dataset.files.split(" ")].forEach(preload)}`,
    // Only for paper until it is there, so that one moment, and one look at the styles of all elements, exchanges the two.
    'const exchange=({target})=>{target.onload=null;target.media="all";addScripts()}',
    'let ask=()=>{ask=()=>{};page.dataset.fresh==""&&(page.dataset.fresh="painted");add("link",{rel:"stylesheet",media:"print",href,onload:exchange,onerror:exchange})}',
    'const loaded=new Promise(resolve=>addEventListener("load",resolve))',
    'const seen=new Promise(resolve=>new PerformanceObserver(resolve).observe({type:"paint",buffered:true}))',
    "Promise.all([loaded,seen]).then(()=>setTimeout(()=>ask()))",
    `setTimeout(()=>ask(),${patience})`,
  ].join(";")}}</script>`;
