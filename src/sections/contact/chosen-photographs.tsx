import { graphql } from "gatsby";
import { type RefObject, useRef } from "react";
import { emailHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { Verbatim } from "../../components/verbatim";
import { dispatch } from "../../enquiry/photographs/dispatch";
import { missingIn, progressOf } from "../../enquiry/photographs/progress";
import { mostPhotographs, type Photograph, type RefusedFile } from "../../enquiry/photographs/reduce-choice";
import { usePhotographs } from "../../enquiry/photographs/state";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { MissingPhotographs } from "./missing-photographs";
import { PhotographsDelivery, progressText } from "./photographs-delivery";
import { Thumbnail } from "./thumbnail";

export interface ChosenPhotographsProps {
  readonly labels: Queries.ChosenPhotographsFragment;
  /** The field that opens the file dialog. */
  readonly input: RefObject<HTMLInputElement>;
  /** Photographs can be removed. */
  readonly ready: boolean;
  /** The firm's e-mail address. */
  readonly email: string;
}

/** Reasons that no other file changes: the sentence ends with the e-mail address. */
const needsEmail = (reason: RefusedFile["reason"]) => reason === "hidden" || reason === "unsupported";

/** The photographs that are chosen, the files that are refused, and those that are on their way. */
export const ChosenPhotographs = ({ labels, input, ready, email }: ChosenPhotographsProps) => {
  const photographs = usePhotographs();
  const { refused, lost } = photographs;
  const chosen = photographs.chosen.slice(0, mostPhotographs);
  const progress = progressOf(photographs);
  const missing = missingIn(photographs);
  const list = useRef<HTMLUListElement>(null);

  /** The focus goes to the photograph that takes the place of the removed one, or to the one before it. */
  const remove = ({ id }: Photograph, index: number) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    dispatch({ type: "remove", id });
  };

  return (
    <>
      {chosen.length > 0 && (
        <ul ref={list} className={styles.list}>
          {chosen.map((photograph, index) => (
            <li key={photograph.id} className={styles.item}>
              <Thumbnail jpeg={photograph.jpeg} />
              <button
                type="button"
                disabled={!ready}
                aria-label={`Photograph ${index + 1} of ${chosen.length}, remove`}
                className={styles.remove}
                onClick={() => remove(photograph, index)}
              >
                <span className={styles.cross}>
                  <Icon name="close" size={18} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {chosen.length > 0 && <p className={styles.count}>{`${labels.added} ${chosen.length}`}</p>}
        {lost && <p className={styles.problem}>{labels.lost}</p>}
        {refused.map(({ id, name, reason }) => (
          <p key={id} className={styles.problem}>
            <bdi>{name || labels.nameless}</bdi>: {labels.refused[reason]}
            {needsEmail(reason) && (
              <>
                {" "}
                <a href={emailHref(email)} className={styles.email}>
                  <Verbatim>{email}</Verbatim>
                </a>
              </>
            )}
          </p>
        ))}
        {progress?.status === "delivered" && <p className={styles.count}>{progressText(progress, labels)}</p>}
        {missing.length > 0 && <MissingPhotographs missing={missing} labels={labels} />}
      </div>
      {progress && <PhotographsDelivery progress={progress} labels={labels} input={input} />}
    </>
  );
};

/** Size of a thumbnail in px: three fit beside each other on a screen of 320 px. */
const side = "84px";

const styles = createStyles("sections/chosen-photographs", {
  list: { display: "flex", flexWrap: "wrap", gap: space.s, marginBlockStart: space.m },
  item: { position: "relative", width: side, height: side, borderRadius: shape.radius, background: color.steel100 },
  remove: {
    position: "absolute",
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: "grid",
    placeItems: "center",
    width: shape.tap,
    height: shape.tap,
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  cross: {
    display: "grid",
    placeItems: "center",
    width: "28px",
    height: "28px",
    border: `1px solid ${color.steel500}`,
    borderRadius: "50%",
    background: color.paper,
    color: color.ink,
  },
  count: { ...text.small, marginBlockStart: space.xs, color: color.ink, fontWeight: 700 },
  problem: { ...text.error, marginBlockStart: space.xs },
  email: { textDecoration: "underline", overflowWrap: "anywhere" },
});

export const fragment = graphql`
  fragment ChosenPhotographs on ContactPageFormPhotographs {
    added
    lost
    nameless
    refused {
      heic
      unreadable
      notOpened
      tooLarge
      tooMany
      hidden
      unsupported
    }
    ...PhotographsDelivery
    ...MissingPhotographs
  }
`;
