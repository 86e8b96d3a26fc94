import { useEffect, useMemo, useRef, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { Field } from "../../forms/fields";
import { tidied } from "../../forms/typography";
import type { NewPicture } from "../store/store";
import { fieldTextsOf, nameOfPicture } from "./field-texts";
import { type Likeness, overwritesFor } from "./likeness";
import { overwritesOn } from "./overwrites";

interface Given {
  readonly fields: readonly Field[];
  /** What the page may show now. The likeliest first. */
  readonly known: readonly JsonObject[];
  readonly typed: JsonObject;
  readonly pictures: readonly NewPicture[];
}

/** Lets a page show the words and pictures of a form in the next frame, before it is made from them. */
export function useLikeness(page: Document | undefined, { fields, known, typed, pictures }: Given): void {
  const newPictures = useAddresses(pictures);
  const knownTexts = useMemo(() => known.map(data => fieldTextsOf(data, fields)), [known, fields]);
  const likeness = useMemo<Likeness>(
    () => ({ known: knownTexts, typed: fieldTextsOf(tidied(typed) as JsonObject, fields), newPictures }),
    [knownTexts, typed, fields, newPictures],
  );
  const latest = useRef(likeness);
  const show = useRef<() => void>(undefined);

  useEffect(() => {
    if (!page) return undefined;
    const overwrites = overwritesOn(page, () => show.current?.());
    show.current = () => overwrites.renew(overwritesFor(page, latest.current, overwrites.read));
    show.current();
    return () => {
      show.current = undefined;
      overwrites.end();
    };
  }, [page]);

  useEffect(() => {
    latest.current = likeness;
    const frame = requestAnimationFrame(() => show.current?.());
    return () => cancelAnimationFrame(frame);
  }, [likeness]);
}

/** Addresses of new pictures for an `<img>`, by the names of their files. */
function useAddresses(pictures: readonly NewPicture[]): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (pictures.length === 0) return undefined;
    const made = new Map(pictures.map(({ file, blob }) => [nameOfPicture(file), URL.createObjectURL(blob)]));
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [pictures]);
  return addresses;
}
