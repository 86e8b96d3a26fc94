import { type RefObject, useEffect, useState } from "react";
import { type Enquiry, fieldNames } from "./enquiry";

/** How full a field is. */
export interface Length {
  /** Characters that it still takes. */
  readonly left: number;
  /** The last thing typed or pasted was longer than that, and its end is lost. */
  readonly cut: boolean;
}

/** In ms: a screen reader reads how full a field is once the visitor pauses, not after each letter. */
const pause = 500;

/** How full each field of the form is, by its name; nothing before the scripts have come. */
export const useLengths = (form: RefObject<HTMLFormElement>) => {
  const [lengths, setLengths] = useState<Partial<Record<keyof Enquiry, Length>>>({});

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const cut = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const entries = fieldNames.map(name => {
        const { value, maxLength } = fields.elements.namedItem(name) as HTMLInputElement;
        return [name, { left: maxLength - value.length, cut: cut.has(name) }] as const;
      });
      setLengths(Object.fromEntries(entries));
    };
    const expect = ({ target, data }: InputEvent) => {
      const { name, value, maxLength, selectionStart, selectionEnd } = target as HTMLInputElement;
      const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
      const added = data?.replaceAll("\r\n", "\n").length ?? 0;
      if (kept + added > maxLength) cut.add(name);
      else cut.delete(name);
      clearTimeout(timer);
      timer = setTimeout(measure, pause);
    };
    const forget = () => {
      clearTimeout(timer);
      cut.clear();
      setLengths({});
    };
    measure();
    fields.addEventListener("beforeinput", expect);
    fields.addEventListener("reset", forget);
    return () => {
      clearTimeout(timer);
      fields.removeEventListener("beforeinput", expect);
      fields.removeEventListener("reset", forget);
    };
  }, [form]);

  return lengths;
};
