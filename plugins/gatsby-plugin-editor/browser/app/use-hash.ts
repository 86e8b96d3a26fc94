import { useEffect, useState } from "react";
import { formMessages } from "../../messages/form-messages";

const pathInHash = () => decodeURIComponent(location.hash.slice(1)) || undefined;

/** The path of the open file, from the hash of the address. Before unsaved words are left, it asks. */
export function useHash(isUnsaved: boolean): string | undefined {
  const [path, setPath] = useState(pathInHash);

  useEffect(() => {
    const follow = () => {
      const next = pathInHash();
      if (next === path) return;
      if (isUnsaved && !window.confirm(formMessages.leaveUnsaved)) history.replaceState(null, "", `#${path ?? ""}`);
      else setPath(next);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [isUnsaved, path]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!isUnsaved) return undefined;
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return path;
}
