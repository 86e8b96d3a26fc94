import { type RefObject, useEffect, useState } from "react";
import { type Enquiry, fieldNames } from "./enquiry";

/** How full a field is. */
export interface Length {
  /** Characters that it still takes. */
  readonly left: number;
  /** The last thing typed or pasted was longer than that, and its end is lost. */
  readonly truncated: boolean;
}

/** In ms: a screen reader reads how full a field is once the visitor pauses, not after each letter. */
const pause = 500;

/** How full each field of the form is, by its name; nothing before the scripts have come. */
export const useLengths = (form: RefObject<HTMLFormElement>) => {
  const [lengths, setLengths] = useState<Partial<Record<keyof Enquiry, Length>>>({});

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const truncated = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const entries = fieldNames.map(name => {
        const { value, maxLength } = fields.elements.namedItem(name) as HTMLInputElement;
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
