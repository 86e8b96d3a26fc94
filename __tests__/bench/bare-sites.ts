import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const head = '<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width"><title>Bare</title>';

/** What a bare page may load; its style stands in it. */
const headers = "/*\n  Content-Security-Policy: style-src 'unsafe-inline'; font-src 'self'; img-src 'self'\n";

/**
 * Makes sites of one page each that hold next to nothing of a built site's home page: its headline alone, with its fonts,
 * and with fonts and first picture. What these take is set by Lighthouse's phone and network, whatever a page does. Gives
 * their folders by name.
 */
export const makeBareSites = async (site: string, folder: string): Promise<Record<string, string>> => {
  const home = await readFile(join(site, "index.html"), "utf8");
  const all = (pattern: RegExp) => [...home.matchAll(pattern)].map(([found]) => found);
  const [headline = ""] = all(/<h1.*?<\/h1>/gs);
  const [picture = ""] = all(/<picture.*?<\/picture>/gs);
  const faces = all(/@font-face\{[^}]*\}/g).join("");
  const fonts = `${all(/<link rel="preload" as="font"[^>]*>/g).join("")}<style>${faces}h1{font:800 3rem "Archivo Variable"}</style>`;
  const size = "<style>img{width:100%;height:80vh;object-fit:cover}</style>";
  const bodies = {
    headline,
    "headline, fonts": fonts + headline,
    "headline, fonts, picture": fonts + size + headline + picture,
  };
  const folders: Record<string, string> = {};
  for (const [name, body] of Object.entries(bodies)) {
    const place = join(folder, name);
    await mkdir(place);
    await symlink(resolve(site, "static"), join(place, "static"));
    await writeFile(join(place, "_headers"), headers);
    await writeFile(join(place, "index.html"), head + body);
    folders[`bare: ${name}`] = place;
  }
  return folders;
};
