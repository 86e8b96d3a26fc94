import { useCallback, useEffect, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { namedPictures } from "../../forms/named-pictures";
import type { NewPicture, Store } from "../store/store";
import { keepPicture, keptPicture } from "./kept-words";

/** The pictures of the open form of a file: those that were chosen in it, also before a reload, and those of the store. */
export function useFormPictures(store: Store, file: ContentPath, data: JsonObject) {
  const [pictures, setPictures] = useState<readonly NewPicture[]>([]);
  const [namedAtFirst] = useState(() => namedPictures(file, data));

  const add = useCallback((picture: NewPicture) => setPictures(before => [...before, picture]), []);

  const addPicture = useCallback(
    (picture: NewPicture) => {
      add(picture);
      // Without a place to keep it, the picture lasts as long as the form.
      void keepPicture(picture).catch(() => undefined);
    },
    [add],
  );

  useEffect(() => {
    for (const named of namedAtFirst)
      keptPicture(named).then(
        blob => blob && add({ file: named, blob }),
        () => undefined,
      );
  }, [namedAtFirst, add]);

  const readPicture = useCallback(
    async (wanted: ContentPath): Promise<Blob> => {
      const chosen = pictures.find(picture => picture.file === wanted);
      return chosen ? chosen.blob : store.picture(wanted);
    },
    [pictures, store],
  );

  const picturesIn = useCallback((folder: ContentPath) => store.pictures(folder), [store]);

  return { pictures, addPicture, readPicture, picturesIn };
}
