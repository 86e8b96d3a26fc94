import { relative } from "node:path";
import { loadSchemas } from "../../../../plugins/gatsby-plugin-content/load-schemas";
import type { ContentPath } from "../../../../plugins/gatsby-plugin-content/paths";
import { schemaChecker } from "../../../../plugins/gatsby-plugin-content/schema-check";
import { fileChecker } from "../../../../plugins/gatsby-plugin-content/check-files";
import * as rules from "../../../../plugins/gatsby-plugin-content/rules";
import { type Web, webStore } from "../../../../plugins/gatsby-plugin-editor/browser/store/github";
import { formsOf } from "../../../../plugins/gatsby-plugin-editor/forms/editor-forms";
import { type GithubHost, REPOSITORY, fetchFrom, githubHost } from "../../../github-host/github-host";
import { testContent } from "../../../site/project";
import { contentPath } from "../../paths";
import { filesOfTestContent } from "../test-content";

const schemas = loadSchemas("content/schemas");
const check = fileChecker({
  schemas,
  schemaProblems: schemaChecker(schemas),
  readPictures: () => Promise.resolve(new Map()),
  rules: Object.values(rules),
});

const texts = filesOfTestContent().map(([path, text]) => [contentPath(relative(testContent, path)), text] as const);

/** The pictures that the tests' own content names, by their paths inside content/. */
const pictures = new Set(
  texts.flatMap(([, text]) =>
    [...text.matchAll(/"\.{1,2}\/((?:photos|team|logos)\/[^"]+)"/g)].map(([, path]) => path!),
  ),
);

/** A stand-in of GitHub with the tests' own content. A picture has its path as its bytes. */
export const hostWithContent = (): GithubHost =>
  githubHost(
    new Map([
      ["README.md", Buffer.from("The site")],
      ["content/schemas/home-page.schema.json", Buffer.from("{}")],
      ...texts.map(([path, text]) => [`content/${path}`, Buffer.from(text)] as const),
      ...[...pictures].map(path => [`content/${path}`, Buffer.from(path)] as const),
    ]),
  );

/** The editor's store of a person who is signed in to a stand-in. */
export function openStore(host: GithubHost, given: Partial<Web> = {}) {
  jest.spyOn(globalThis, "fetch").mockImplementation(fetchFrom(host));
  return webStore({
    repository: REPOSITORY,
    branch: "main",
    token: () => "t0",
    forms: formsOf(schemas),
    check,
    ask: () => Promise.resolve(undefined),
    interval: 1,
    ...given,
  });
}

export type WebStore = ReturnType<typeof openStore>;

/** The text of a file with other words. */
export async function withWords(store: WebStore, file: ContentPath, old: string, words: string): Promise<string> {
  const text = (await store.files()).get(file)!;
  if (!text.includes(old)) throw new Error(`${file} has no ${old}`);
  return text.replace(old, words);
}

/** Saves a file with other words, as a form does. */
export async function saveWords(store: WebStore, file: ContentPath, old: string, words: string) {
  const basedOn = (await store.files()).get(file)!;
  return store.save({ file, fileText: basedOn.replace(old, words), pictures: [], basedOn });
}
