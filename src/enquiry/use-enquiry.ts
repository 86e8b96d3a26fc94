import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { fetchClient } from "./database";
import { forgetDraft, keepDraft, readDraft } from "./draft";
import { fieldIn, readEnquiry } from "./enquiry";
import { type Enquiry, fieldNames } from "./fields";
import { notify } from "./notify";
import { askBeforeLeaving, photographColumns, handOverPhotographs } from "./photographs/first-load";
import { isSpam, honeypotName } from "./spam";
import { isRateLimit, storeEnquiry } from "./store";

/** How a submission ended. */
type Outcome = "sent" | "failed" | "rateLimited";

export type Status = "idle" | "submitting" | Outcome;

/** The running submission. Not component state: a visitor who leaves the page and returns still gets its result. */
let running: Promise<Outcome> | undefined;

/**
 * Keeps what was typed before hydration. React replaces the form, and its text, if a translator or an extension has
 * changed the page. So it runs during the first render. Returns whether this tab had a draft before.
 */
const keepEarlyText = (): boolean => {
  const hadDraft = readDraft() !== undefined;
  // Not the first form of the document: a translator or an extension may have added another one.
  const form = typeof document === "undefined" ? null : document.getElementById("enquiry-name")?.closest("form");
  if (form) {
    restoreDraft(form);
    keepDraft(readEnquiry(form));
  }
  return hadDraft;
};

/** Logic of the contact form. The form is uncontrolled, so it keeps what was typed before hydration. */
export const useEnquiry = (form: RefObject<HTMLFormElement>) => {
  const [hadDraft] = useState(keepEarlyText);
  const [status, setStatus] = useState<Status>("idle");
  // The same status, for event handlers that run before React has rendered again.
  const latestStatus = useRef<Status>("idle");
  const showStatus = useCallback((next: Status) => {
    latestStatus.current = next;
    setStatus(next);
  }, []);
  const touchedAt = useRef<number>();

  // Restores the draft of this tab, and the status of a submission that is still running.
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    if (running) void follow(running, form, showStatus);
  }, [form, showStatus]);

  return {
    status,
    /** On each focus or input. Loads the client library once, after the next frame is painted. */
    touch: () => {
      touchedAt.current ??= performance.now();
      requestAnimationFrame(() => setTimeout(() => void fetchClient().catch(() => undefined)));
    },
    edit: () => {
      if (!form.current) return;
      keepDraft(readEnquiry(form.current));
      if (latestStatus.current === "sent") showStatus("idle");
    },
    /** Whether the enquiry was sent and the form is still empty: a second Enter or click then does nothing. */
    isJustSent: () => latestStatus.current === "sent" && form.current !== null && isEmpty(form.current),
    /** Resolves with the outcome, or immediately with undefined if another submission is running. */
    submit: async (): Promise<Outcome | undefined> => {
      if (running || !form.current) return undefined;
      const enquiry = readEnquiry(form.current);
      const spam = isSpam({
        trap: (form.current.elements.namedItem(honeypotName) as HTMLInputElement).value,
        elapsed: touchedAt.current && performance.now() - touchedAt.current,
        hadDraft,
      });
      keepDraft(enquiry);
      running = send(enquiry, spam).finally(() => (running = undefined));
      return follow(running, form, showStatus);
    },
  };
};

/** Shows the status of a submission, and empties the form after a success. */
const follow = async (
  submission: Promise<Outcome>,
  form: RefObject<HTMLFormElement>,
  showStatus: (status: Status) => void,
) => {
  showStatus("submitting");
  const outcome = await submission;
  if (outcome === "sent") form.current?.reset();
  showStatus(outcome);
  return outcome;
};

/** Stores the enquiry, notifies the endpoints and begins to send its photographs. Spam gets the same answer but is not stored. */
const send = async (enquiry: Enquiry, spam: boolean): Promise<Outcome> => {
  const context = { timestamp: new Date().toISOString(), source: window.location.href };
  const photographs = photographColumns();
  // Until the code for photographs has taken them over. From then on it asks itself.
  const stopAsking = photographs && askBeforeLeaving();
  try {
    if (!spam) {
      await storeEnquiry(enquiry, photographs);
      notify({ ...enquiry, ...context });
    }
    void handOverPhotographs(spam ? undefined : photographs?.photographs_key).finally(stopAsking);
    forgetDraft();
    return "sent";
  } catch (error) {
    stopAsking?.();
    console.error(error);
    return isRateLimit(error) ? "rateLimited" : "failed";
  }
};

const isEmpty = (form: HTMLFormElement) => fieldNames.every(name => fieldIn(form, name).value === "");

/** Puts the draft into the empty fields. */
const restoreDraft = (form: HTMLFormElement): void => {
  const draft = readDraft();
  for (const name of fieldNames) {
    const field = fieldIn(form, name);
    if (field.value === "") field.value = draft?.[name] ?? "";
  }
};
