import isSame from "fast-deep-equal";
import { type Dispatch, useEffect, useRef } from "react";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { parseObject } from "../../changes/json-edit";
import { merge } from "../../changes/merge";
import { valueChanges } from "../../changes/value-changes";
import type { Field } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { readLines } from "../../messages/message-lines";
import type { FormAction, FormState } from "../state/form-state";
import { formGroupOf } from "../state/form-value";
import type { BarMessage } from "./message-of-save";
import { dataOfForm } from "./save-form";

interface Properties {
  readonly file: ContentPath | undefined;
  /** The text of the file as it is now; undefined if it was deleted. */
  readonly fileText: string | undefined;
  readonly fields: readonly Field[];
  readonly state: FormState;
  readonly dispatch: Dispatch<FormAction>;
  readonly isSaving: boolean;
  readonly say: (message: BarMessage) => void;
}

/** Shows in an open form what somebody else has changed in its file, and says so. What both have changed waits for the save. */
export function useOthersChanges({ file, fileText, fields, state, dispatch, isSaving, say }: Properties): void {
  /** A save that was refused has its own message, and the same change is not said again. */
  const lookedAt = useRef<{ fileText: string | undefined }>(undefined);
  useEffect(() => {
    const { opened, value } = state;
    if (file === undefined || opened === undefined || isSaving) return;
    if (lookedAt.current && lookedAt.current.fileText === fileText) return;
    lookedAt.current = { fileText };
    if (fileText === undefined) {
      say({ kind: "error", lines: readLines(formMessages.deletedByOthers) });
      return;
    }
    const inFile = readable(fileText);
    if (inFile === undefined || isSame(inFile, opened)) return;
    const typed = dataOfForm(value, fields);
    const { text, conflicts } = merge({ opened: dataOfForm(formGroupOf(opened), fields), typed, fields }, fileText);
    if (conflicts.length > 0) {
      say({ kind: "warning", lines: readLines(formMessages.changedTwice(conflicts.map(({ label }) => label))) });
      return;
    }
    const merged = parseObject(text);
    // Not what the form shows already, for instance after a save whose answer was lost.
    const labels = valueChanges(typed, merged, fields).map(({ label }) => label);
    dispatch({ type: "fileChanged", opened: inFile, shownAfter: now => formGroupOf(merged, now) });
    if (labels.length > 0)
      say({ kind: "success", lines: readLines(formMessages.changedByOthers([...new Set(labels)])) });
    // Only a new text of the file is looked at, not each key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fileText, isSaving]);
}

function readable(fileText: string) {
  try {
    return parseObject(fileText);
  } catch {
    // Somebody edits it by hand at this moment.
    return undefined;
  }
}
