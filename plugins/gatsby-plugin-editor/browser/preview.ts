import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { fileDataOf } from "../file-data";
import { type Forms, formOf } from "../forms";
import { FILE_TEXT } from "../own-keys";
import { preview as messages } from "../messages";
import { textsWithPaths } from "../words";
import { hasUnsavedChanges } from "./decap/store";
import { type Draft, dropDraft, sendAgain, showLater, showSaved } from "./draft";
import { newText } from "./merge";
import { ask } from "./server";
import { until } from "./until";
import { followFields, hasPage, reloadPage, sayOverPage, showPage, showWords } from "./page-frame";

/** Below this width in px, the form has no page beside it. */
const WIDTH_WITH_PAGE = 900;
/** In ms: how often the server is asked whether it runs. */
const PULSE = 1000;
/** The name of the page of an entry that is not saved yet. */
const NEW = "new-entry";
/** The order of an entry that has no number yet: the last. */
const LAST = 99999;

let startOfServer: unknown;
let isLost = false;

/** Says when the server does not answer. After its restart, loads the page and sends the draft again. */
async function followServer(): Promise<void> {
  if (!hasPage()) return;
  const answer = await ask("alive");
  if (!answer) sayOverPage(messages.lost);
  else if (isLost) sayOverPage("");
  isLost = !answer;
  if (!answer || answer["started"] === startOfServer) return;
  const isRestarted = startOfServer !== undefined;
  startOfServer = answer["started"];
  if (!isRestarted) return;
  sendAgain();
  reloadPage();
}

/** Runs `followServer` for as long as the editor is open, one run after the other. */
const followServerForEver = () => void followServer().finally(() => setTimeout(followServerForEver, PULSE));

/** A picture of a form: https://decapcms.org/docs/customization/ */
type Asset = Readonly<{ path: string; toBase64: () => Promise<string> }>;
type Properties = Readonly<{
  entry: { toJS: () => { slug: string; path: string; data: JsonObject } };
  getAsset: (path: string) => Asset;
}>;

const isPicture = (text: string) => /^\.{1,2}\/.+\.(?:jpe?g|png|webp|svg)$/.test(text);

/** The pictures of a form that its file has not had. */
async function newPictures(typed: JsonObject, text: unknown, getAsset: Properties["getAsset"]) {
  const paths = textsWithPaths(typed).map(({ text: path }) => path);
  const added = paths.filter(path => isPicture(path) && !String(text).includes(path)).map(path => getAsset(path));
  const sent = added
    .filter(({ path }) => path)
    .map(async asset => ({
      path: asset.path,
      content: await asset.toBase64(),
    }));
  return Promise.all(sent);
}

const VIEW = "editor view";

/** A switch between the widths of the page. The browser remembers it. */
const viewSwitch = (view: "desktop" | "phone") =>
  h(
    "label",
    {},
    h("input", {
      type: "radio",
      name: "view",
      value: view,
      defaultChecked: (localStorage.getItem(VIEW) ?? "desktop") === view,
      onChange: () => localStorage.setItem(VIEW, view),
    }),
    messages[view],
  );

/** The page at an address, below its bar and its notice. */
function pane(address: string) {
  const ref = (frame: HTMLIFrameElement | null) => {
    if (frame) showPage(frame, address);
  };
  const srcDoc = `<p style='font-family: sans-serif'>${messages.making}</p>`;
  const views = h("fieldset", {}, h("legend", {}, messages.width), viewSwitch("desktop"), viewSwitch("phone"));
  return h(
    "div",
    { className: "pane" },
    h("div", { className: "pane-bar" }, views, h("a", { href: address, target: "_blank" }, messages.open)),
    h("p", { className: "pane-notice", role: "status" }),
    h("div", { className: "pane-page" }, h("iframe", { key: address, ref, srcDoc, title: "Site" })),
  );
}

/** Makes the preview: the page of an entry, or the home page. It follows the form and shows it as typed. */
export function sitePreview(forms: Forms) {
  CMS.registerPreviewStyle("/admin/preview.css");
  followFields();
  addEventListener("hashchange", dropDraft);
  addEventListener("pagehide", dropDraft);
  addEventListener("pagehide", endLook);
  followServerForEver();

  return ({ entry, getAsset }: Properties) => {
    const { slug, path, data } = entry.toJS();
    const { fields, page, folder } = formOf(forms, data);
    const isNew = !path && folder !== undefined;
    const { [FILE_TEXT]: text, ...typed } = fileDataOf(data, fields);
    const makeDraft = async (): Promise<Draft> => {
      const pictures = await newPictures(typed, isNew ? undefined : text, getAsset);
      if (!isNew) return { path, fileText: newText(typed), pictures };
      const fileText = newText({ ...typed, slug: NEW, order: typed["order"] ?? LAST });
      return { path: `${folder}/${NEW}.json`, fileText, pictures };
    };
    if (!hasUnsavedChanges()) dropDraft();
    // A phone shows no page.
    else if (innerWidth >= WIDTH_WITH_PAGE) showLater(makeDraft);
    const name = isNew ? NEW : slug;
    return pane((folder ? name && [page, name].join("/") : page) || "/");
  };
}

/** A page changes some time after its text was sent. */
const CHANGE_OF_PAGE = { limit: 5000, interval: 250 };

/** The path of the file of which another version is looked at. */
let lookedAt: string | undefined;

/** Shows the page of a version of the open entry, at the words that it has in another way. */
export async function lookAt(version: Draft, words: string): Promise<void> {
  if (!hasPage()) return;
  lookedAt = version.path;
  const answer = await ask("draft", version);
  if (!answer?.["error"]) await until(() => showWords(words), CHANGE_OF_PAGE);
}

/** Shows the open form's own page again. This also works while the tab closes. */
export function endLook(): void {
  if (lookedAt === undefined) return;
  if (hasUnsavedChanges()) sendAgain();
  else showSaved(lookedAt);
  lookedAt = undefined;
}
