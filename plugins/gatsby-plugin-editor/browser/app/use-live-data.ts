import { useEffect, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { parseObject } from "../../changes/json-edit";
import type { Store } from "../store/store";

/** The data that a file has on the live site, where they differ from what is saved. They are read again after each save. */
export function useLiveData(
  store: Store,
  file: ContentPath | undefined,
  fileText: string | undefined,
): JsonObject | undefined {
  const [live, setLive] = useState<JsonObject>();
  useEffect(() => {
    if (file === undefined || !store.live) return;
    store.live(file).then(
      text => setLive(text === undefined ? undefined : parseObject(text)),
      // The page then shows fewer of the typed words.
      () => setLive(undefined),
    );
  }, [store, file, fileText]);
  return live;
}
