import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, posix, resolve, sep } from "node:path";
import sharp from "sharp";
import { openChecker } from "../contract/check-content";
import { type ContentFiles, filesOnDisk } from "../contract/content-files";
import { PICTURE, fileKindOf } from "../contract/file-kinds";
import { readJson } from "../contract/json-text";
import type { Problem } from "../contract/problem";
import type { EditorConfig } from "./config";
import { formsOf } from "./form-values";
import { inWordsOfForm } from "./form-words";
import { type Change, MergeConflict, changed } from "./merge";

/** Something that the person in front of the editor can mend; the message is shown to them. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** Of the HTTP answer. */
    readonly status: 404 | 422 = 422,
  ) {
    super(message);
  }
}

interface Saved {
  path: string;
  raw: string;
}
interface Asset {
  path: string;
  content: string;
}
interface Parameters {
  folder: string;
  path: string;
  paths: string[];
  files: { path: string }[];
  dataFiles: Saved[];
  assets: Asset[];
  asset: Asset;
  mediaFolder: string;
}
export interface Request {
  action: string;
  params: Partial<Parameters>;
}

/** px; what the editor shows of a picture. */
const THUMBNAIL = 320;

/**
 * Answers what Decap CMS asks of its "proxy" backend, from and into the `content` of a project. What breaks the contract
 * of the content is refused before anything is written, with a `Refusal`.
 */
export function createEndpoint(project: string, config: EditorConfig): (request: Request) => Promise<unknown> {
  const content = resolve(project, "content");
  const check = openChecker(project);
  const forms = formsOf(config);
  const thumbnails = new Map<string, string>();
  let writing: Promise<unknown> = Promise.resolve();

  /** Path inside content/ of a path that the editor names. Throws for one that leads elsewhere. */
  const inside = (path: string) => {
    const absolute = resolve(project, `./${path}`);
    if (!absolute.startsWith(content + sep)) throw new Refusal(`${path} does not lie in the content.`);
    return posix.normalize(path).replace(/^\/*content\//, "");
  };

  const entry = async (path: string) => {
    const bytes = await readFile(join(content, inside(path))).catch(() => undefined);
    // So asks the editor, too, whether a name is still free.
    if (!bytes) throw new Refusal(`There is no ${path}.`, 404);
    const json = readJson(bytes);
    if ("message" in json) throw new Refusal(`${path}, line ${json.line}: ${json.message}`);
    return { file: { path, id: null }, data: bytes.toString("utf8") };
  };

  /** The same for a list: a file that cannot be opened stands there with what is wrong with it in place of its words. */
  const listed = (path: string) =>
    entry(path).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : path;
      const names = forms.get(fileKindOf(inside(path))?.schema ?? "")?.map(({ name }) => [name, words]) ?? [];
      return { file: { path, id: null }, data: JSON.stringify(Object.fromEntries(names)) };
    });

  // What is there already is looked at now, so that the first save need not wait for it.
  void check();

  const errorsOf = async (files: ContentFiles) =>
    (await check(files)).problems.filter(({ severity }) => severity === "error");

  /** Writes files, and removes those that are undefined, if the content has no error then that it does not have now. */
  const change = async (changes: ReadonlyMap<string, Buffer | undefined>) => {
    const now = filesOnDisk(content);
    const then = new Map(now);
    for (const [path, bytes] of changes) {
      if (bytes) then.set(path, bytes);
      else then.delete(path);
    }
    const key = ({ file, path, message }: Problem) => JSON.stringify([file, path, message]);
    const errors = await errorsOf(then);
    const known = new Set(errors.length > 0 ? (await errorsOf(now)).map(key) : []);
    const added = errors.filter(problem => !known.has(key(problem)));
    if (added.length > 0) throw new Refusal(inWordsOfForm(added, forms, [...changes.keys()]));
    for (const [path, bytes] of changes) {
      const file = join(content, path);
      await mkdir(dirname(file), { recursive: true });
      if (!bytes) await rm(file, { force: true });
      else if (!now.get(path)?.equals(bytes)) await writeFile(file, bytes);
    }
  };

  const textToSave = async ({ path, raw }: Saved): Promise<[string, Buffer]> => {
    const name = inside(path);
    if (!fileKindOf(name)) throw new Refusal(`The site knows no file ${path}.`);
    const now = await readFile(join(content, name), "utf8").catch(() => undefined);
    return [name, Buffer.from(changed(JSON.parse(raw) as Change, now, path, forms))];
  };

  const pictureToSave = ({ path, content: bytes }: Asset): [string, Buffer] => {
    const name = inside(path);
    if (!PICTURE.test(name))
      throw new Refusal(
        `${path} is not a picture that the site can use: photographs as JPEG, PNG or WebP, logos as SVG.`,
      );
    return [name, Buffer.from(bytes, "base64")];
  };

  const deletable = (path: string) => {
    const name = inside(path);
    if (PICTURE.test(name) || fileKindOf(name)) return name;
    throw new Refusal(`${path} cannot be deleted here.`);
  };

  const save = async ({ dataFiles = [], assets = [] }: Partial<Parameters>) =>
    change(new Map([...(await Promise.all(dataFiles.map(textToSave))), ...assets.map(pictureToSave)]));

  /** A picture as the editor shows it: small, so that a folder of photographs is there at once. */
  const picture = async (path: string) => {
    const bytes = await readFile(join(content, inside(path)));
    const key = `${path} ${bytes.length}`;
    const small = () => sharp(bytes).resize({ width: THUMBNAIL, withoutEnlargement: true }).webp().toBuffer();
    const shown = thumbnails.get(key) ?? (await small().catch(() => bytes)).toString("base64");
    thumbnails.set(key, shown);
    return { id: path, path, name: posix.basename(path), content: shown, encoding: "base64" };
  };

  const list = async (folder: string, belongs: (name: string) => boolean) =>
    (await readdir(join(content, inside(folder)))).filter(belongs).map(name => posix.join(folder, name));

  const actions: Readonly<Record<string, (given: Partial<Parameters>) => Promise<unknown>>> = {
    entriesByFolder: async ({ folder = "" }) =>
      Promise.all((await list(folder, name => extname(name) === ".json")).map(listed)),
    entriesByFiles: ({ files = [] }) => Promise.all(files.map(({ path }) => listed(path))),
    getEntry: ({ path = "" }) => entry(path),
    persistEntry: save,
    getMedia: async ({ mediaFolder = "" }) => {
      const folder = mediaFolder.replace(/^\/+/, "");
      return Promise.all((await list(folder, name => PICTURE.test(inside(`${folder}/${name}`)))).map(picture));
    },
    getMediaFile: ({ path = "" }) => picture(path),
    persistMedia: async ({ asset }) => {
      if (!asset) throw new Refusal("There is no picture.");
      await save({ assets: [asset] });
      return picture(asset.path);
    },
    deleteFiles: ({ paths = [] }) => change(new Map(paths.map(path => [deletable(path), undefined]))),
  };

  return async ({ action, params }) => {
    const act = actions[action];
    if (!act) throw new Refusal(`The editor cannot do "${action}" here.`);
    // One after the other, so that nobody writes between another's check and its writing.
    const answer = writing.then(() => act(params));
    writing = answer.catch(() => undefined);
    try {
      return (await answer) ?? {};
    } catch (error) {
      throw error instanceof MergeConflict ? new Refusal(error.message) : error;
    }
  };
}
