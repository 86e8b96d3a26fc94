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
    const wait = (event: Event) => {
      // Drops the backup of a form that was closed in the meantime.
      if (location.hash !== hash) return;
      if (document.querySelector("[class*=ControlContainer]")) request.onsuccess?.(event);
      else setTimeout(wait, 50, event);
    };
    // Added before the listener of Decap CMS, so that it runs first.
    request.addEventListener("success", event => {
      if (!String(key).startsWith("backup.") || request.result === undefined) return;
      event.stopImmediatePropagation();
      wait(event);
    });
    return request;
  };
}
