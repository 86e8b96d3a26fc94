import { clsx } from "clsx";
import { graphql } from "gatsby";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { button } from "../../components/button-link";
import { showToast } from "../../components/show-toast";
import { useHydrated } from "../../hooks/use-hydrated";
import { askedForPhotographs, loadCode } from "../../enquiry/photographs/load-code";
import { readFiles } from "../../enquiry/photographs/read-files";
import { dispatchChoice } from "../../enquiry/photographs/state";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import type { ChosenPhotographsProps } from "./chosen-photographs";
import { photographsFieldId } from "./take-files";

interface PhotographsFieldProps {
  readonly labels: Queries.PhotographsFieldFragment;
  /** The form can be filled in: it is hydrated and not being sent. */
  readonly ready: boolean;
  /** The firm's e-mail address. */
  readonly email: string;
}

const noteId = "photographs-note";

/** The file dialog was closed without a choice. */
const cancel = () => dispatchChoice({ type: "cancel" });

/**
 * The button that adds photographs to an enquiry. All further code for them loads when the visitor wants to add some:
 * presses the button, drops or pastes a file, or has done so before.
 */
export const PhotographsField = ({ labels, ready, email }: PhotographsFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [Chosen, setChosen] = useState<ComponentType<ChosenPhotographsProps>>();

  const showChosen = useCallback(() => {
    const load = async () => {
      const code = await import("./photographs-code");
      code.start(labels.photographs);
      return code;
    };
    loadCode(load).then(
      ({ ChosenPhotographs }) => setChosen(() => ChosenPhotographs),
      () => showToast({ kind: "error", ...labels.photographs.unavailable }),
    );
  }, [labels]);

  useEffect(() => {
    if (askedForPhotographs()) showChosen();
  }, [showChosen]);

  // React does not listen to this event.
  useEffect(() => {
    const field = input.current;
    field?.addEventListener("cancel", cancel);
    return () => field?.removeEventListener("cancel", cancel);
  }, [hydrated]);

  const addFiles = (files: readonly File[]) => {
    if (files.length === 0) return;
    dispatchChoice({ type: "choose", files: readFiles(files) });
    showChosen();
  };

  return (
    <div>
      <label className={clsx(button.outline, styles.button)}>
        {/* An element, because a wrapped number in a text beside an element makes React discard the page. */}
        <span>{labels.photographs.add}</span>
        {/* The input works only with scripts, so the document does without it. */}
        {hydrated && (
          <input
            ref={input}
            id={photographsFieldId}
            type="file"
            accept="image/*"
            multiple
            disabled={!ready}
            aria-describedby={noteId}
            className={styles.input}
            onClick={() => {
              dispatchChoice({ type: "ask" });
              showChosen();
            }}
            onChange={({ target }) => {
              addFiles(Array.from(target.files ?? []));
              // An empty field lets the visitor choose the same file again.
              target.value = "";
            }}
          />
        )}
      </label>
      <p id={noteId} className={styles.note}>
        {labels.photographs.note}
      </p>
      {Chosen && <Chosen labels={labels.photographs} input={input} ready={ready} email={email} />}
    </div>
  );
};

const styles = createStyles("sections/photographs-field", {
  button: {
    position: "relative",
    cursor: "pointer",
    minHeight: shape.tap,
    borderWidth: "1px",
    "&:has(input:focus-visible)": { outline: `2px solid ${color.ink}`, outlineOffset: "3px" },
    "&:not(:has(input:enabled))": { opacity: 0.6, cursor: "default" },
  },
  /** Over the button, and as large: it takes the clicks, and browsers draw their messages there. */
  input: { position: "absolute", inset: 0, width: "100%", height: "100%", opacity: 0, cursor: "inherit" },
  note: { ...text.small, marginBlockStart: space.xs, color: color.steel600 },
});

export const fragment = graphql`
  fragment PhotographsField on ContactPageForm {
    photographs {
      add
      note
      unavailable {
        title
        text
      }
      ...ChosenPhotographs
    }
  }
`;
