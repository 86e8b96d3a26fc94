import { BACKUPS, backupKey } from "./names";
import { hasUnsavedChanges, openForm } from "./store";

const PREFIX = "unsaved ";

/** Keeps the unsaved words of the open form while the page closes. Decap CMS keeps them two seconds after typing. */
function keepLastWords(): void {
  const form = openForm();
  if (!form || !hasUnsavedChanges()) return;
  const record = JSON.stringify({ raw: JSON.stringify(form.data), path: form.path });
  localStorage.setItem(PREFIX + backupKey(form.collection, form.slug), record);
}

const ended = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message));
  });

/** Moves kept words into Decap CMS's backups, which it offers when their form opens. Call it before Decap CMS starts. */
async function offerLastWords(): Promise<void> {
  const kept = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
  if (kept.length === 0) return;
  const opening = indexedDB.open(BACKUPS.database);
  opening.onupgradeneeded = () => opening.result.createObjectStore(BACKUPS.table);
  const database = await ended(opening);
  const table = database.transaction(BACKUPS.table, "readwrite").objectStore(BACKUPS.table);
  for (const key of kept) {
    const name = key.slice(PREFIX.length);
    // An older backup of the same form has the chosen pictures.
    const older = (await ended(table.get(name))) as object | undefined;
    const words = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    await ended(table.put({ [BACKUPS.pictures]: [], ...older, ...words }, name));
    localStorage.removeItem(key);
  }
  database.close();
}

/** Loses no words when the page is reloaded, or its tab closed, right after typing. */
export async function keepWordsOverReload(): Promise<void> {
  addEventListener("pagehide", keepLastWords);
  // Without its database, the browser keeps nothing, and the editor works all the same.
  await offerLastWords().catch(() => undefined);
}
