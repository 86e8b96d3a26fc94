import { posix } from "node:path";

type Files = ReadonlyMap<string, Buffer>;

/** Keys that the templates do without. */
const OPTIONAL = new Set(
  "$schema standIn list facts aliases redirects about subject upright description text eyebrow focus decorative placeholder benefits process prompt".split(
    " ",
  ),
);
/** What a firm may not have yet: the name of a member of the team. */
const LEFT_OUT = /\.members\[\d+\]\.name$/;
const RUBBISH =
  /\bundefined\b|\[object |<\/?[a-z!]|&[a-z]+;|lorem ipsum|[\u0000-\u001f\u007f-\u009f\u200b\u2028\u202e\ufeff\ufffd\uffff]|\p{Surrogate}/iu;
const MAGIC: Readonly<Record<string, RegExp>> = { ".jpg": /^ffd8ff/, ".svg": /^3c737667/ };

/**
 * Why a visitor would see something broken on a site of these files. It knows nothing of the schemas: it compares with
 * content that is known to be sound, key by key, and follows every address and picture.
 */
export function flawsOf(files: Files, sound: Files): string[] {
  const data = new Map<string, unknown>();
  const flaws: string[] = [];
  for (const path of sound.keys())
    if (/^(?:pages\/)?[^/]+\.json$/.test(path) && !files.has(path)) flaws.push(`${path} is gone`);
  for (const [path, bytes] of files) {
    if (!path.endsWith(".json")) continue;
    if (sound.get(path) === bytes) {
      data.set(path, dataOf(bytes));
      continue;
    }
    try {
      const page: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
      const inner = models(sound, path).map(model => unlike(page, model, path));
      const least = inner.sort((one, other) => one.length - other.length)[0] ?? [`${path} is read by nobody`];
      if (least.length === 0) data.set(path, page);
      flaws.push(...least);
    } catch (error) {
      flaws.push(`${path} cannot be read: ${String(error)}`);
    }
  }
  return [...flaws, ...lost(data, files)];
}

const parsed = new WeakMap<Buffer, unknown>();

/** The sound files of the same kind: the file itself, or all of its folder. */
function models(sound: Files, path: string): unknown[] {
  const folder = posix.dirname(path);
  const alike = [...sound].filter(([other]) =>
    /^(?:services|case-studies)$/.test(folder) ? posix.dirname(other) === folder : other === path,
  );
  return alike.map(([, bytes]) => dataOf(bytes));
}

function dataOf(bytes: Buffer): unknown {
  if (!parsed.has(bytes)) parsed.set(bytes, JSON.parse(bytes.toString("utf8")));
  return parsed.get(bytes);
}

function unlike(value: unknown, model: unknown, at: string): string[] {
  if (Array.isArray(model)) {
    if (!Array.isArray(value)) return [`${at} is no list`];
    if (model.length > 0 && value.length === 0 && !/(?:aliases|redirects)$/.test(at)) return [`${at} is empty`];
    return value.flatMap((entry, index) => {
      const tries = model.map(one => unlike(entry, one, `${at}[${index}]`));
      return tries.find(flaws => flaws.length === 0) ?? tries[0] ?? [];
    });
  }
  if (typeof model === "object" && model !== null) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${at} is no object`];
    return Object.entries(model).flatMap(([key, inner]) => {
      if (Object.hasOwn(value, key)) return unlike(Reflect.get(value, key), inner, `${at}.${key}`);
      return OPTIONAL.has(key) || LEFT_OUT.test(`${at}.${key}`) ? [] : [`${at}.${key} is undefined`];
    });
  }
  if (typeof value !== typeof model) return [`${at} is no ${typeof model}`];
  if (typeof value === "number") return Number.isSafeInteger(value) ? [] : [`${at} is no number`];
  if (typeof value !== "string" || /\.\$schema$/.test(at)) return [];
  const nothing = value !== "" && !/[\p{L}\p{N}]/u.test(value.replace(/\u3164/g, "")) && !/icon$|href$/.test(at);
  return nothing || (value === "" && !/alt$/.test(at)) || RUBBISH.test(value)
    ? [`${at} shows ${JSON.stringify(value)}`]
    : [];
}

/** Every string of a tree with its key and the object that holds it. */
function strings(value: unknown, key = "", holder?: unknown): [key: string, text: string, holder: unknown][] {
  if (typeof value === "string") return [[key, value, holder]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => strings(one, Array.isArray(value) ? key : inner, value));
}

const dig = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** Addresses, pictures and names that lead nowhere or stand twice. */
function lost(data: ReadonlyMap<string, unknown>, files: Files): string[] {
  const pages = [...data].filter(([path]) => /^(?:services|case-studies)\//.test(path));
  const address = (path: string) => posix.join("/", path.replace("case-studies", "projects").replace(".json", ""));
  const hidden = new Set(
    pages.filter(([, page]) => dig(page, "status") !== "published").map(([path]) => address(path)),
  );
  const aliases = strings(data.get("aliases.json"))
    .filter(([key]) => key === "path")
    .map(([, text]) => text);
  const all = [
    "/",
    "/services",
    "/projects",
    "/gallery",
    "/contact",
    "/privacy",
    ...pages.map(([path]) => address(path)),
    ...aliases,
  ];
  const open = new Set([
    "/#services",
    "/contact#contact-form",
    ...all.filter(one => one.startsWith("/services") || !hidden.has(one)),
  ]);
  const flaws = all.filter((one, index) => all.indexOf(one) < index).map(one => `${one} stands twice`);
  for (const folder of ["services", "case-studies"]) {
    const orders = pages.filter(([path]) => path.startsWith(folder)).map(([, page]) => dig(page, "order"));
    if (new Set(orders).size < orders.length || orders.length === 0) flaws.push(`${folder} are not in order`);
  }
  for (const [path, page] of data)
    for (const [key, text, holder] of strings(page)) {
      if (key === "href" && text.startsWith("/") && !open.has(text)) flaws.push(`${path} links to ${text}`);
      if (key === "href" && !/^\/(?!\/)|^https:\/\/[\w.-]+\.\w+/.test(text)) flaws.push(`${path} links to ${text}`);
      if (key === "service" && !files.has(`services/${text}.json`)) flaws.push(`${path} belongs to ${text}`);
      if (key === "caseStudy" && !open.has(`/projects/${text}`)) flaws.push(`${path} leads to ${text}`);
      if (key === "slug" && text !== posix.basename(path, ".json")) flaws.push(`${path} is at ${text}`);
      if (key === "highlight" && !String(dig(holder, "title")).includes(text))
        flaws.push(`${path} loses its highlight`);
      if (key === "image") flaws.push(...unseen(path, text, holder, files));
      if (key !== "$schema" && /\[|\]/.test(text) && dig(page, "status") !== "placeholder")
        flaws.push(`${path} shows ${text}`);
    }
  return flaws;
}

function unseen(path: string, image: string, holder: unknown, files: Files): string[] {
  const target = posix.join(posix.dirname(path), image);
  const bytes = files.get(target);
  if (bytes === undefined) return [`${path} shows ${target}, which is not there`];
  const silent = String(dig(holder, "alt")).trim() === "" && dig(holder, "decorative") !== true;
  const fits = MAGIC[posix.extname(target)]?.test(bytes.subarray(0, 12).toString("hex")) ?? false;
  return [...(fits ? [] : [`${target} is no picture`]), ...(silent ? [`${path} has no words for ${target}`] : [])];
}
