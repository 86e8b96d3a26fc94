import { graphql } from "gatsby";
import type { RefObject } from "react";
import { button } from "../../components/button-link";
import { hideToast, showToast } from "../../components/show-toast";
import { Spinner } from "./spinner";
import { dispatch } from "../../enquiry/photographs/dispatch";
import { type Progress, progressOf } from "../../enquiry/photographs/progress";
import { until } from "../../enquiry/photographs/until";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, space } from "../../theme/tokens";

interface PhotographsDeliveryProps {
  readonly progress: Progress;
  readonly labels: Queries.PhotographsDeliveryFragment;
  /** The field that opens the file dialog. */
  readonly input: RefObject<HTMLInputElement>;
}

/** How far the photographs of stored enquiries are on their way, or how many could not be sent. */
export const PhotographsDelivery = ({ progress, labels, input }: PhotographsDeliveryProps) => {
  const failure = failureNotice(progress, labels);

  const sendMissing = () => {
    // Its notice no longer holds, and the button goes away.
    hideToast();
    input.current?.focus({ preventScroll: true });
    dispatch({ type: "again" });
  };

  return (
    <>
      {progress.status === "sending" && (
        <p className={styles.sending}>
          <Spinner />
          <span>{progressText(progress, labels)}</span>
          <progress
            value={progress.delivered}
            max={progress.total}
            aria-label={labels.progress}
            className={styles.bar}
          />
        </p>
      )}
      {failure && (
        <div className={styles.failure}>
          <p className={styles.problem}>{`${failure.title}. ${failure.text}`}</p>
          {progress.status === "interrupted" && (
            <button type="button" className={button.outline} onClick={sendMissing}>
              {labels.again}
            </button>
          )}
        </div>
      )}
    </>
  );
};

/** How many photographs are sent. */
export const progressText = ({ delivered, total }: Progress, labels: Queries.PhotographsDeliveryFragment) =>
  `${delivered} of ${total} ${labels.progress}`;

/** If photographs could not be sent: that the message has arrived, how many photographs have not, and what to do. */
const failureNotice = (progress: Progress | undefined, labels: Queries.PhotographsDeliveryFragment) => {
  if (progress?.status !== "interrupted" && progress?.status !== "undeliverable") return undefined;
  const { status, delivered, total } = progress;
  const notice = labels[status];
  return { title: notice.title, text: `${labels.missing} ${total - delivered} of ${total}. ${notice.text}` };
};

/** Shows a message each time photographs could not be sent, also after the visitor has gone to another page of the site. */
export const showFailures = async (labels: Queries.PhotographsDeliveryFragment): Promise<never> => {
  for (;;) {
    const { title, text } = await until(state => failureNotice(progressOf(state), labels));
    showToast({ kind: "error", title, text });
    await until(state => !failureNotice(progressOf(state), labels));
  }
};

const styles = createStyles("sections/photographs-delivery", {
  sending: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    gap: space.s,
    marginBlockStart: space.m,
    color: color.ink,
    fontWeight: 700,
  },
  /** Below the spinner and the text. */
  bar: { gridColumn: "1 / -1", width: "min(320px, 100%)", accentColor: color.brand },
  failure: { display: "grid", justifyItems: "start", gap: space.s, marginBlockStart: space.m },
  problem: { ...text.error, marginBlockStart: space.xs },
});

export const fragment = graphql`
  fragment PhotographsDelivery on ContactPageFormPhotographs {
    progress
    missing
    again
    interrupted {
      title
      text
    }
    undeliverable {
      title
      text
    }
  }
`;
