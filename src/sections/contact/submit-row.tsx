import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { button as buttonLook } from "../../components/button-link";
import { SiteLink } from "../../components/site-link";
import { Spinner } from "./spinner";
import type { Status } from "../../enquiry/use-enquiry";
import { hasWebhooks } from "../../enquiry/webhooks";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";

interface SubmitRowProps {
  readonly labels: Queries.SubmitRowFragment;
  readonly status: Status;
  /** The form is hydrated, so the button works. */
  readonly ready: boolean;
}

/** The note on privacy, the button and its status for screen readers. */
export const SubmitRow = ({ labels, status, ready }: SubmitRowProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const privacy = hasWebhooks() ? `${labels.privacy} ${labels.delivery}` : labels.privacy;
  const submitting = status === "submitting";
  const ended = status !== "idle" && status !== "submitting";

  // A disabled button loses focus in some browsers. Without this, Tab would start at the top of the page again.
  useEffect(() => {
    if (ended && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [ended]);

  return (
    <div className={styles.row}>
      <p className={styles.privacy}>
        <span>{privacy}</span> <SiteLink href={labels.privacyLink.href}>{labels.privacyLink.label}</SiteLink>
      </p>
      <button
        ref={button}
        type="submit"
        disabled={submitting || !ready}
        className={clsx(buttonLook.solid, styles.button)}
        // The field keeps the focus until the click. Otherwise its message would move the button away during the press.
        onMouseDown={event => event.preventDefault()}
        onClick={({ currentTarget, detail }) => detail > 0 && currentTarget.focus({ preventScroll: true })}
      >
        {submitting && <Spinner />}
        {/* An element, because browser translation replaces text nodes, which React then cannot update. */}
        <span>{submitting ? labels.sending : labels.submit}</span>
      </button>
      <p role="status" className={utility.visuallyHidden}>
        {submitting && labels.sending}
      </p>
    </div>
  );
};

const styles = createStyles("sections/submit-row", {
  row: { display: "grid", gap: space.l, justifyItems: "start" },
  privacy: { ...text.small, maxWidth: shape.measure, color: color.steel600 },
  button: {
    minWidth: "min(200px, 100%)",
    [media.below("phablet")]: { width: "100%" },
    "&:disabled": { cursor: "progress", background: color.brandStrong },
    "form:not([data-ready]) &:disabled": { background: color.brand },
  },
});

export const fragment = graphql`
  fragment SubmitRow on ContactPageForm {
    submit
    sending
    privacy
    delivery
    privacyLink {
      ...Link
    }
  }
`;
