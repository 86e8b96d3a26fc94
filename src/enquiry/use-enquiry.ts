import { type RefObject, useEffect, useMemo, useReducer, useRef } from "react";
import { fetchClient } from "./database";
import { forgetDraft, keepDraft, readDraft } from "./draft";
import { fieldNames, readEnquiry } from "./enquiry";
import { notify } from "./notify";
import { isSpam, trapName } from "./spam";
import { nextStatus } from "./status";
import { storeEnquiry } from "./store";

/** The contact form's behaviour, for an uncontrolled form: what was typed before the script came is kept. */
export const useEnquiry = (form: RefObject<HTMLFormElement>) => {
  const [status, dispatch] = useReducer(nextStatus, "idle");
  const busy = useRef(false);
  const touchedAt = useRef<number>();
  const restored = useRef(false);

  useEffect(() => {
    restored.current = form.current !== null && restoreDraft(form.current);
  }, [form]);

  const actions = useMemo(
    () => ({
      /** The visitor's first touch: what sending needs is fetched now. */
      touch: () => {
        touchedAt.current ??= Date.now();
        fetchClient().catch(() => undefined);
      },
      edit: () => {
        dispatch("edited");
        if (form.current && !busy.current) keepDraft(readEnquiry(form.current));
      },
      /** Resolves with how it ended; at once, with undefined, while another submission is under way. */
      submit: async (): Promise<"sent" | "failed" | undefined> => {
        if (busy.current || !form.current) return undefined;
        busy.current = true;
        dispatch("submitted");
        const enquiry = readEnquiry(form.current);
        const context = { timestamp: new Date().toISOString(), source: window.location.href };
        const trap = form.current.elements.namedItem(trapName);
        const spam = isSpam({
          trap: trap instanceof HTMLInputElement ? trap.value : "",
          elapsed: touchedAt.current && Date.now() - touchedAt.current,
          restored: restored.current,
        });
        keepDraft(enquiry);
        try {
          if (!spam) {
            await storeEnquiry(enquiry);
            notify({ ...enquiry, ...context });
          }
          forgetDraft(enquiry);
          dispatch("stored");
          return "sent";
        } catch (error) {
          console.error(error);
          dispatch("refused");
          return "failed";
        } finally {
          busy.current = false;
        }
      },
    }),
    [form],
  );
  return { status, ...actions };
};

/** Puts the draft into the fields that are still empty; true when there was one. */
const restoreDraft = (form: HTMLFormElement): boolean => {
  const draft = readDraft();
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === "") field.value = draft?.[name] ?? "";
  }
  return draft !== undefined;
};
