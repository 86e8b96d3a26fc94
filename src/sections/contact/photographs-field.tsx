import { clsx } from "clsx";
import { graphql } from "gatsby";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { button } from "../../components/button-link";
import { readKey } from "../../enquiry/photographs/key";
import { askedForPhotographs, loadPhotographs } from "../../enquiry/photographs/load";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import type { ChosenPhotographsProps } from "./chosen-photographs";

interface PhotographsFieldProps {
  readonly labels: Queries.PhotographsFieldFragment;
  /** The form is hydrated and not being sent. */
  readonly ready: boolean;
}

/**
 * The button that adds photographs to an enquiry. All further code for them loads when the visitor wants to add some:
 * presses the button, drops or pastes a file, or has done so before.
 */
export const PhotographsField = ({ labels, ready }: PhotographsFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [Chosen, setChosen] = useState<ComponentType<ChosenPhotographsProps>>();
  const [failed, setFailed] = useState(false);

  const load = async () => {
    try {
      const photographs = await loadPhotographs(() => import("./chosen-photographs"));
      setChosen(() => photographs.ChosenPhotographs);
      setFailed(false);
      return photographs;
    } catch {
      setFailed(true);
      return undefined;
    }
  };
  const add = async (files: FileList | null) => {
    // The list empties together with the field. An empty field lets the visitor choose the same file again.
    const chosen = [...(files ?? [])];
    if (input.current) input.current.value = "";
    (await load())?.addPhotographs(chosen);
  };

  useEffect(() => {
    if (readKey() || askedForPhotographs()) void load();
  }, []);
  useFilesOf(input, ready, files => void add(files));

  return (
    <div>
      <label htmlFor="enquiry-photographs" className={clsx(button.outline, styles.button)}>
        {labels.photographs.add}
        <input
          ref={input}
          id="enquiry-photographs"
          type="file"
          accept="image/*"
          multiple
          disabled={!ready}
          aria-describedby="enquiry-photographs-note"
          className={styles.input}
          onClick={() => void load().then(photographs => photographs?.noteDialogOpened())}
          onChange={({ target }) => void add(target.files)}
        />
      </label>
      <p id="enquiry-photographs-note" className={styles.note}>
        {labels.photographs.note}
      </p>
      {failed && (
        <p role="alert" className={styles.failed}>
          {labels.photographs.unavailable}
        </p>
      )}
      {Chosen && <Chosen labels={labels.photographs} input={input} ready={ready} />}
    </div>
  );
};

/** Takes files that are dropped on the form or pasted into it. */
const useFilesOf = (input: RefObject<HTMLInputElement>, ready: boolean, take: (files: FileList) => void) => {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !ready) return;
    const stop = new AbortController();
    const listen = (type: "dragover" | "drop" | "paste") =>
      form.addEventListener(
        type,
        (event: DragEvent | ClipboardEvent) => {
          const data = "dataTransfer" in event ? event.dataTransfer : event.clipboardData;
          // Text from an office program comes with a picture of itself.
          if (!data?.types.includes("Files") || data.types.includes("text/plain")) return;
          event.preventDefault();
          if (type !== "dragover") latest.current(data.files);
        },
        stop,
      );
    listen("dragover");
    listen("drop");
    listen("paste");
    return () => stop.abort();
  }, [input, ready]);
};

const styles = createStyles("sections/photographs-field", {
  button: {
    position: "relative",
    cursor: "pointer",
    minHeight: shape.tap,
    borderWidth: "1px",
    "&:has(:focus-visible)": { outline: `2px solid ${color.ink}`, outlineOffset: "3px" },
    "&:has(:disabled)": { opacity: 0.6, cursor: "default" },
  },
  /** Over the button, and as large: it takes the clicks, and browsers draw their messages there. */
  input: { position: "absolute", inset: 0, width: "100%", height: "100%", opacity: 0, cursor: "inherit" },
  note: { ...text.small, marginBlockStart: space.xs, color: color.steel600 },
  failed: { marginBlockStart: space.xs, color: color.error, fontWeight: 700 },
});

export const fragment = graphql`
  fragment PhotographsField on ContactPageForm {
    photographs {
      add
      note
      unavailable
      ...ChosenPhotographs
    }
  }
`;
