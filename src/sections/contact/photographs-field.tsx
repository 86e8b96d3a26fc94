import { clsx } from "clsx";
import { graphql } from "gatsby";
import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { button } from "../../components/button-link";
import { showToast } from "../../components/show-toast";
import { useHydrated } from "../../components/use-hydrated";
import {
  announceFiles,
  askedForPhotographs,
  loadPhotographs,
  rememberAsked,
} from "../../enquiry/photographs/first-load";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import type { ChosenPhotographsProps } from "./chosen-photographs";

interface PhotographsFieldProps {
  readonly labels: Queries.PhotographsFieldFragment;
  /** The form can be filled in: it is hydrated and not being sent. */
  readonly ready: boolean;
}

const fieldId = "enquiry-photographs";
const noteId = "photographs-note";

/** Puts files that are dropped on the form, or pasted into it, into its field for photographs. */
export const takeFiles = (event: DragEvent<HTMLFormElement> | ClipboardEvent<HTMLFormElement>): void => {
  const data = "dataTransfer" in event ? event.dataTransfer : event.clipboardData;
  if (!data.types.includes("Files")) return;
  // Text copied from an office program comes with a picture of itself. A copied file comes with its name as plain text only.
  if (event.type === "paste" && data.types.includes("text/plain") && data.types.includes("text/html")) return;
  event.preventDefault();
  const field = event.currentTarget.elements.namedItem(fieldId) as HTMLInputElement;
  if (event.type === "dragover" || field.disabled) return;
  field.files = data.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * The button that adds photographs to an enquiry. All further code for them loads when the visitor wants to add some:
 * presses the button, drops or pastes a file, or has done so before.
 */
export const PhotographsField = ({ labels, ready }: PhotographsFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [Chosen, setChosen] = useState<ComponentType<ChosenPhotographsProps>>();

  /** Loads the code for photographs, then does this with it. */
  const withCode = useCallback(
    (action?: (photographs: typeof import("./chosen-photographs")) => void) =>
      void loadPhotographs(() => import("./chosen-photographs")).then(
        photographs => {
          setChosen(() => photographs.ChosenPhotographs);
          photographs.announceFailures(labels.photographs);
          action?.(photographs);
        },
        () => showToast({ kind: "error", ...labels.photographs.unavailable }),
      ),
    [labels],
  );

  useEffect(() => {
    if (askedForPhotographs()) withCode();
  }, [withCode]);

  const addFiles = (files: readonly File[]) => {
    if (files.length === 0) return;
    announceFiles(files.length);
    withCode(photographs => photographs.addPhotographs(files));
  };

  return (
    <div>
      <label className={clsx(button.outline, styles.button)}>
        {labels.photographs.add}
        {/* The input works only with scripts, so the document does without it. */}
        {hydrated && (
          <input
            ref={input}
            id={fieldId}
            type="file"
            accept="image/*"
            multiple
            disabled={!ready}
            aria-describedby={noteId}
            className={styles.input}
            onClick={() => {
              rememberAsked();
              withCode();
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
      {Chosen && <Chosen labels={labels.photographs} input={input} ready={ready} />}
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
