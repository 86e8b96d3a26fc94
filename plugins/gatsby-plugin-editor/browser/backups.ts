/**
 * Lets Decap CMS read its backups of unsaved words only when their form is there. It reads them earlier, and the file that
 * is loaded afterwards replaces what it has just restored: decaporg/decap-cms#5470.
 */
export function restoreBackupsLast(): void {
  const stores: { get: (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) => IDBRequest } =
    IDBObjectStore.prototype;
  const { get } = stores;
  stores.get = function (key) {
    const request = get.call(this, key);
    const { hash } = location;
    const wait = (event: Event) => {
      // The backup of a form that was left in the meantime is not for the next one.
      if (location.hash !== hash) return;
      // The mark of a form that holds its data (`markControl`).
      if (document.querySelector("[data-form]")) request.onsuccess?.(event);
      else setTimeout(wait, 50, event);
    };
    // Before the listener of Decap CMS, which is added after this.
    request.addEventListener("success", event => {
      const isBackup = typeof key === "string" && key.startsWith("backup.");
      if (!isBackup || request.result === undefined) return;
      event.stopImmediatePropagation();
      wait(event);
    });
    return request;
  };
}
