import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { loadClient } from "./database";
import { forgetDraft, keepDraft, readDraft } from "./draft";
import { fieldIn, readEnquiry } from "./enquiry";
import { type Enquiry, fieldNames } from "./fields";
import { ignoreErrors } from "./ignore-errors";
import { askBeforeLeaving } from "./photographs/ask-before-leaving";
import { deliverPhotographs, submitPhotographs } from "./photographs/with-enquiry";
import { firstPaint, honeypotName, isDoubtful } from "./spam";
import { isRateLimit, storeEnquiry } from "./store-enquiry";
import { sendToWebhooks } from "./webhooks";

/** How a submission ended. */
type Outcome = "sent" | "failed" | "rateLimited";

export type Status = "idle" | "submitting" | Outcome;

/** The running submission. Not component state: a visitor who leaves the page and returns still gets its result. */
let running: Promise<Outcome> | undefined;

/**
 * What the page says before the form is hydrated: the form that was served, when it was first painted, in ms of
 * `performance.now()`, and whether this tab had a draft.
 */
const readServedPage = () => {
  // Not the first form of the document: a translator or an extension may have added another one.
  const form = typeof document === "undefined" ? null : document.getElementById("enquiry-name")?.closest("form");
  return { servedForm: form, paintedAt: form ? firstPaint() : performance.now(), hadDraft: readDraft() !== undefined };
};

/** Logic of the contact form. The form is uncontrolled, so it keeps what was typed before hydration. */
export const useEnquiry = (form: RefObject<HTMLFormElement>) => {
  const [{ servedForm, paintedAt, hadDraft }] = useState(readServedPage);
  const [status, setStatus] = useState<Status>("idle");
  // The same status, for event handlers that run before React has rendered again.
  const latestStatus = useRef<Status>("idle");
  const showStatus = useCallback((next: Status) => {
    latestStatus.current = next;
    setStatus(next);
  }, []);

  // Restores what was typed before hydration, the draft of this tab, and the status of a submission that is still running.
  useEffect(() => {
    if (!form.current) return;
    // React replaces the served form if a translator or an extension has changed the page. Its fields keep their text.
    if (servedForm) fillEmptyFields(form.current, readEnquiry(servedForm));
    fillEmptyFields(form.current, readDraft());
    keepDraft(readEnquiry(form.current));
    if (running) void follow(running, form, showStatus);
  }, [form, servedForm, showStatus]);

  const edit = () => {
    if (!form.current) return;
    keepDraft(readEnquiry(form.current));
    if (latestStatus.current === "sent") showStatus("idle");
  };

  return {
    status,
    /** Loads the client library once, after the next frame is painted. For each focus and input. */
    preloadClient: () => {
      requestAnimationFrame(() => setTimeout(() => void loadClient().catch(() => undefined)));
    },
    edit,
    /**
     * Sends the enquiry if `check` finds no fault in its fields. Resolves with the outcome; undefined if there is nothing
     * new to say: another submission is running, this one was just sent, or a field is wrong and has its message.
     */
    submit: async (check: () => boolean): Promise<Outcome | undefined> => {
      try {
        if (running || !form.current) return undefined;
        // A second Enter or click, while the form is still empty.
        if (latestStatus.current === "sent" && isEmpty(form.current)) return undefined;
        // A script or a password manager may have filled in the form without an event.
        edit();
        if (!check()) return undefined;
        const trap = form.current.elements.namedItem(honeypotName) as HTMLInputElement | null;
        const doubtful = isDoubtful({ trap: trap?.value ?? "", elapsed: performance.now() - paintedAt, hadDraft });
        running = send(readEnquiry(form.current), doubtful).finally(() => (running = undefined));
      } catch (error) {
        // An extension may have removed a field, for example.
        console.error(error);
        showStatus("failed");
        return "failed";
      }
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
  if (outcome === "sent") ignoreErrors(() => form.current?.reset());
  showStatus(outcome);
  return outcome;
};

/**
 * Stores the enquiry, sends it to the webhooks and begins to send its photographs. Never rejects: the form would stay as it
 * is while it sends.
 */
const send = async (enquiry: Enquiry, doubtful: boolean): Promise<Outcome> => {
  let stopAsking: (() => void) | undefined;
  try {
    const context = { timestamp: new Date().toISOString(), source: window.location.href };
    const mark = doubtful ? { doubtful } : {};
    const photographs = submitPhotographs();
    // Until the code for photographs has taken them over. From then on it asks itself.
    stopAsking = photographs && askBeforeLeaving();
    await storeEnquiry(enquiry, { ...photographs, ...mark });
    // The enquiry is stored, whether or not the webhooks can be reached.
    ignoreErrors(() => sendToWebhooks({ ...enquiry, ...context, ...mark }));
    void deliverPhotographs(photographs).finally(stopAsking);
    forgetDraft();
    return "sent";
  } catch (error) {
    stopAsking?.();
    console.error(error);
    return isRateLimit(error) ? "rateLimited" : "failed";
  }
};

const isEmpty = (form: HTMLFormElement) => fieldNames.every(name => fieldIn(form, name).value === "");

/** Fills in the fields that are empty. */
const fillEmptyFields = (form: HTMLFormElement, texts: Partial<Enquiry> | undefined): void => {
  for (const name of fieldNames) {
    const field = fieldIn(form, name);
    if (field.value === "") field.value = texts?.[name] ?? "";
  }
};
