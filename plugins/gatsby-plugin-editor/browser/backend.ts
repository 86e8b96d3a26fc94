import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { type Forms, TEXT, formOf, fromForm } from "../form-data";
import { reload, say, showState } from "./bar";
import { lastSaved } from "./store";
import { mergedText, newText } from "./text";

type Returns<Answer> = (...given: unknown[]) => Promise<Answer>;
type Saving = { collectionName: string; newEntry: boolean; unpublished: boolean };

/** The used part of a backend of Decap CMS. */
export interface Backend {
  getEntry: (path: string) => Promise<{ data: string }>;
  unpublishedEntryDataFile: Returns<string>;
  /** `raw` from the form is its data and the file's text (`contentFormat`). An `unpublished` entry has a pull request. */
  persistEntry: (entry: { dataFiles: [Record<"path" | "slug" | "raw", string>] }, saving: Saving) => Promise<unknown>;
  deleteFiles: (paths: string[]) => Promise<unknown>;
  /** On this computer, also for actions that Decap CMS does not know (`change-content.ts`). */
  request: (asked: { action: string; params?: object }) => Promise<unknown>;
  /** GitHub, after the sign-in. */
  api: { branch: string; getDifferences: Returns<{ merge_base_commit: { sha: string } }>; readFile: Returns<string> };
}

const parse = (text: string) => JSON.parse(text) as JsonObject;

/** Makes a backend write only the changes of a form, and keep what others have changed since it was opened. */
export function keepOthersChanges(backend: Backend, forms: Forms): void {
  const persistEntry = backend.persistEntry.bind(backend);
  backend.persistEntry = async (entry, saving) => {
    const [file] = entry.dataFiles;
    const { path, slug } = file;
    const { [TEXT]: opened = "{}", ...data } = parse(file.raw);
    const { fields } = formOf(forms, data);
    const saved = lastSaved();
    const base = saved ? fromForm(saved, fields) : parse(String(opened));

    const text = async () => {
      // A duplicate has the text of its original.
      if (saving.newEntry) return newText(data);
      const { data: published } = await backend.getEntry(path);
      if (!saving.unpublished) return mergedText(base, data, published, fields);
      const inPullRequest = await backend.unpublishedEntryDataFile(saving.collectionName, slug, path);
      const changed = mergedText(base, data, inPullRequest, fields);
      if (!published) return changed;
      // Decap CMS replaces whole files of the main branch by those of the pull request, even if they have changed since.
      const { api } = backend;
      const { merge_base_commit: fork } = await api.getDifferences(api.branch, `cms/${saving.collectionName}/${slug}`);
      const before = await api.readFile(path, null, { branch: fork.sha });
      return mergedText(parse(before), parse(changed), published, fields);
    };
    return persistEntry({ ...entry, dataFiles: [{ ...file, raw: await text() }] }, saving);
  };
}

/** Sends the words of a search with each request, and shows messages after a failure, a save and a deletion. */
export function explain(backend: Backend): void {
  const { request, persistEntry, deleteFiles } = backend;
  backend.request = ({ action, params }) => {
    const search = decodeURIComponent(/\/search\/(.+)/.exec(location.hash)?.[1] ?? "");
    return request.call(backend, { action, params: { ...params, search } }).catch((error: unknown) => {
      const down = "The editor does not answer. Start npm run edit again, then save; what you wrote stays here.";
      throw error instanceof TypeError ? new Error(down) : error;
    });
  };

  let isListOutdated = false;
  const show = () => {
    // Decap CMS searches only in the open list, if no other place was chosen.
    const everywhere = location.hash.replace(/^#\/collections\/[\w-]+(?=\/search\/)/, "#");
    if (everywhere !== location.hash) location.replace(everywhere);
    if (isListOutdated && /^#\/collections\/[\w-]+$/.test(location.hash)) location.reload();
    void showState(backend).catch(() => undefined);
  };
  show();
  addEventListener("hashchange", show);

  backend.persistEntry = async (entry, saving) => {
    const { hash } = location;
    const { slug, [TEXT]: opened } = parse(entry.dataFiles[0].raw);
    const place = slug ? hash.replace(/(?<=\/entries\/).+/, (slug as string).trim()) : hash;
    // Words typed while the address changes would be lost.
    document.body.inert = place !== hash;
    const answer = await persistEntry.call(backend, entry, saving).finally(() => (document.body.inert = false));
    const { warnings, others } = answer as Record<"warnings" | "others", string[]>;
    const also = others.length > 0 ? ` Also changed: ${others.join(", ")}.` : "";
    const look = warnings.length > 0 ? ` Please look at:\n${warnings.join("\n")}` : "";
    const copy = saving.newEntry && opened ? " It is a copy: look at its pictures, facts and links, too." : "";
    const text = `Saved on this computer.${copy}${also}${look}`;
    say(text, look ? "warning" : "info");
    isListOutdated ||= others.length > 0;
    show();
    // After this event, `store.ts` counts words typed during the save as unsaved. Decap CMS may open another form.
    const follow = () => location.hash === hash && reload(text, place);
    if (place !== hash) addEventListener("saved", () => setTimeout(follow), { once: true });
  };

  backend.deleteFiles = async paths => {
    const { from, to } = (await deleteFiles.call(backend, paths)) as Partial<Record<"from" | "to", string>>;
    const question = `Send visitors of ${from} on to ${to}? Otherwise they find no page there.`;
    if (from && confirm(question)) await backend.request({ action: "addRedirect", params: { from, to } });
    say("Deleted on this computer.");
  };
}
