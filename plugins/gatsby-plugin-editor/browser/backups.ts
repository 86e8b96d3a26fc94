/**
 * Delays Decap CMS's backups of unsaved text until the form has loaded. Otherwise it restores them too early, and the
 * file that loads afterwards replaces them: decaporg/decap-cms#5470.
 */
export function restoreBackupsLast(): void {
  const stores: { get: (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) => IDBRequest } =
    IDBObjectStore.prototype;
  const { get } = stores;
  stores.get = function (key) {
    const request = get.call(this, key);
    const { hash } = location;
    const restore = async (done: () => void) => {
      const isLoaded = () => document.querySelector("[class*=ControlContainer]");
      while (location.hash === hash && !isLoaded()) await new Promise(resolve => setTimeout(resolve, 50));
      // Drops the backup of a form that was closed in the meantime.
      if (location.hash === hash) done();
    };
    const set = (done: () => void) => request.addEventListener("success", () => void restore(done));
    const isBackup = typeof key === "string" && key.startsWith("backup.");
    if (isBackup) Object.defineProperty(request, "onsuccess", { set });
    return request;
  };
}
