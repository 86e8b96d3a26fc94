import { clsx } from "clsx";
import { graphql } from "gatsby";
import { type FormEvent, useRef } from "react";
import { hideToast, showToast } from "../../components/show-toast";
import { useHydrated } from "../../hooks/use-hydrated";
import { storesEnquiries } from "../../enquiry/stores-enquiries";
import { fieldNames } from "../../enquiry/fields";
import { useEnquiry } from "../../enquiry/use-enquiry";
import { useFaults } from "../../enquiry/use-faults";
import { useLengths } from "../../enquiry/use-lengths";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text, type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { DirectContact } from "./direct-contact";
import { EnquiryFields } from "./enquiry-fields";
import { PhotographsField } from "./photographs-field";
import { SubmitRow } from "./submit-row";
import { takeFiles } from "./take-files";

/** Target of links to the form. The scroll padding of `html` puts it 100 px below the top of the screen. */
export const enquiryFormId = "contact-form";
/** Id of the form's heading. */
export const enquiryHeadingId = "enquiry";

interface EnquiryFormProps {
  readonly page: Queries.EnquiryFormFragment;
  readonly company: Queries.ContactDetailsFragment;
}

/** The call bar, which comes back after the last field, must not cover the outcome or the button above it. */
const bringIntoView = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: "nearest" });

/** The name of a field of the form; undefined for its other elements. */
const nameOf = (target: EventTarget) => fieldNames.find(name => (target as HTMLInputElement).name === name);

/** The contact form. If an enquiry cannot be stored, its text stays in the form. */
export const EnquiryForm = ({ page, company }: EnquiryFormProps) => {
  const { form: labels, sent } = page;
  const form = useRef<HTMLFormElement>(null);
  const { status, preloadClient, edit, submit } = useEnquiry(form);
  const lengths = useLengths(form);
  const { faults, checkField, forgetFault, checkAll } = useFaults(form);
  const ready = useHydrated();
  const failure = status === "failed" || status === "rateLimited" ? page[status] : undefined;

  /** Checks the fields of a new attempt. What the toast says of an earlier one no longer holds then. */
  const checkAttempt = () => {
    const isRight = checkAll();
    if (isRight) hideToast();
    return isRight;
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await submit(checkAttempt);
    if (outcome) showToast({ kind: outcome === "sent" ? "success" : "error", ...page[outcome] });
  };

  return (
    <div id={enquiryFormId} className={styles.form}>
      <h2 id={enquiryHeadingId} className={clsx(type.title, styles.heading)}>
        {labels.heading}
      </h2>
      <p className={styles.text}>{labels.text}</p>
      {storesEnquiries() ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to events of the fields */}
          <form
            ref={form}
            method="post"
            // The fields are checked when the form is sent. The browser would do it before, and cover our messages.
            noValidate
            data-ready={ready || undefined}
            className={styles.fields}
            onSubmit={event => void send(event)}
            onFocus={preloadClient}
            onBlur={({ target }) => {
              const name = nameOf(target);
              if (name) checkField(name);
            }}
            onInput={({ target }) => {
              const name = nameOf(target);
              if (name) forgetFault(name);
              preloadClient();
              edit();
            }}
            onDragOver={takeFiles}
            onDrop={takeFiles}
            onPaste={takeFiles}
          >
            <EnquiryFields labels={labels} lengths={lengths} faults={faults} readOnly={status === "submitting"} />
            <PhotographsField labels={labels} ready={ready && status !== "submitting"} email={company.email.address} />
            <SubmitRow labels={labels} ready={ready} status={status} />
            {status === "sent" && <p ref={bringIntoView} className={styles.outcome}>{`${sent.title} ${sent.text}`}</p>}
            {failure && (
              <div ref={bringIntoView}>
                <p className={styles.failure}>{failure.text}</p>
                <DirectContact company={company} />
              </div>
            )}
          </form>
          {!ready && (
            <div className={styles.instead}>
              <p className={styles.message}>{labels.noScript}</p>
              <DirectContact company={company} />
            </div>
          )}
        </>
      ) : (
        <DirectContact company={company} />
      )}
    </div>
  );
};

const styles = createStyles("sections/enquiry-form", {
  form: { [media.print]: { display: "none" } },
  heading: { color: color.ink, [media.from("laptop")]: { fontSize: "2rem" } },
  text: { maxWidth: shape.measure, marginBlock: `${space.m} ${space.xl}`, color: color.steel700 },
  fields: { display: "grid", gap: space.l, [media.unscripted]: { display: "none" } },
  /**
   * Telephone and e-mail: instead of the form without scripts, and below it if they are blocked or late by 10 s.
   * `data-scripts` is set by gatsby-plugin-late-scripts.
   */
  instead: {
    "[data-scripts] &": {
      overflow: "hidden",
      maxHeight: 0,
      visibility: "hidden",
      "@keyframes appear": { to: { visibility: "visible", maxHeight: "40rem" } },
      animation: "appear 1ms 10s forwards",
    },
  },
  message: { marginBlockStart: space.l, color: color.ink, fontWeight: 700 },
  /** Stays after the toast has disappeared. */
  outcome: { color: color.ink, fontWeight: 700 },
  failure: text.error,
});

export const fragment = graphql`
  fragment EnquiryForm on ContactPage {
    form {
      heading
      text
      noScript
      ...EnquiryFields
      ...PhotographsField
      ...SubmitRow
    }
    sent {
      title
      text
    }
    failed {
      title
      text
    }
    rateLimited {
      title
      text
    }
  }
`;
