import { type RefObject, useEffect, useState } from "react";
import { fieldIn } from "./enquiry";
import { type FieldName, fieldNames } from "./fields";

export interface Length {
  /** Number of characters that still fit. */
  readonly left: number;
  /** The last input was too long, and the browser dropped its end. */
  readonly truncated: boolean;
}

/** In ms: screen readers announce the length when the visitor pauses, not after each letter. */
const pause = 500;

/** Length of each field by name; empty before hydration. */
export const useLengths = (form: RefObject<HTMLFormElement>) => {
  const [lengths, setLengths] = useState<Partial<Record<FieldName, Length>>>({});

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const truncated = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      // An extension may have given a field another name.
      const named = fieldNames.filter(name => fields.elements.namedItem(name));
      const entries = named.map(name => {
        const { value, maxLength } = fieldIn(fields, name);
        return [name, { left: maxLength - value.length, truncated: truncated.has(name) }] as const;
      });
      setLengths(Object.fromEntries(entries));
    };
    const noteInput = ({ target, data }: InputEvent) => {
      const { name, value, maxLength, selectionStart, selectionEnd } = target as HTMLInputElement;
      const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
      const added = data?.replaceAll("\r\n", "\n").length ?? 0;
      if (kept + added > maxLength) truncated.add(name);
      else truncated.delete(name);
      clearTimeout(timer);
      timer = setTimeout(measure, pause);
    };
    const clear = () => {
      clearTimeout(timer);
      truncated.clear();
      setLengths({});
    };
    measure();
    fields.addEventListener("beforeinput", noteInput);
    fields.addEventListener("reset", clear);
    return () => {
      clearTimeout(timer);
      fields.removeEventListener("beforeinput", noteInput);
      fields.removeEventListener("reset", clear);
    };
  }, [form]);

  return lengths;
};
