import { useCallback, useEffect, useRef, useState } from "react";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { reasonOf } from "../../messages/reason-of";
import type { Store } from "../store/store";

/** In ms: how often the editor looks whether somebody else has saved, by the place of the files. */
const PULSE = { computer: 5_000, web: 60_000 };

/** The texts of all files as the editor last read them. */
export type Content = Readonly<{
  texts: ReadonlyMap<ContentPath, string> | undefined;
  /** Why they could not be read. */
  fault: string;
  /** Reads them again. */
  refresh: () => Promise<void>;
}>;

const isSame = (one: ReadonlyMap<ContentPath, string>, other: ReadonlyMap<ContentPath, string>) =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** Reads the content, again and again while the editor is in view. */
export function useContent(store: Store): Content {
  const [texts, setTexts] = useState<ReadonlyMap<ContentPath, string>>();
  const [fault, setFault] = useState("");

  /** The numbers of the read that began last, and of the one whose texts are shown. */
  const reads = useRef({ begun: 0, shown: 0 });

  const refresh = useCallback(async () => {
    reads.current.begun += 1;
    const read = reads.current.begun;
    try {
      const now = await store.files();
      // A read that began later has answered already, perhaps with the texts after a save.
      if (read < reads.current.shown) return;
      reads.current.shown = read;
      setTexts(before => (before && isSame(before, now) ? before : now));
      setFault("");
    } catch (error) {
      setFault(reasonOf(error));
    }
  }, [store]);

  useEffect(() => {
    const look = () => void (document.hidden || refresh());
    look();
    const pulse = setInterval(look, PULSE[store.place]);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(pulse);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh, store]);

  return { texts, fault, refresh };
}
