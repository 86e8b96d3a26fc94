import isSame from "fast-deep-equal";
import { useEffect, useMemo, useReducer, useState } from "react";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { forgetPictures, formsWithKeptWords, keepWords } from "../saving/kept-words";
import { dataOfForm } from "../saving/save-form";
import { changedPath } from "../state/changed-path";
import { formReducer, startForm } from "../state/form-state";
import { type FormValue, formGroupOf } from "../state/form-value";
import type { FormToOpen } from "./form-to-open";

/**
 * The state of an open form and what follows from it: its data, and whether they are saved. Unsaved words are kept in the
 * browser under the name `keptAs`; `onKept` follows when there are any, and when there are none any more.
 */
export function useEditedForm(start: FormToOpen, keptAs: string, onKept: () => void) {
  const { fields } = start.form;
  const [reducer] = useState(() => formReducer({ fields, nextOrder: start.nextOrder }));
  const [state, dispatch] = useReducer(reducer, start, ({ opened, shown }) => startForm(opened, formGroupOf(shown)));
  const typed = useMemo(() => dataOfForm(state.value, fields), [state.value, fields]);
  const saved = useMemo(() => dataOfForm(formGroupOf(state.opened ?? {}), fields), [state.opened, fields]);
  const isUnsaved = useMemo(
    () => !isSame(typed, state.opened ? saved : dataOfForm(formGroupOf(start.untouched), fields)),
    [typed, saved, state.opened, start, fields],
  );

  useEffect(() => {
    keepWords(keptAs, isUnsaved ? { typed, opened: state.opened } : undefined);
    // Without unsaved words, no chosen picture waits for a save.
    if (formsWithKeptWords().length === 0) void forgetPictures().catch(() => undefined);
  }, [keptAs, isUnsaved, typed, state.opened]);
  useEffect(onKept, [onKept, keptAs, isUnsaved]);

  /** A step back or forward, which leads to what it has changed. */
  const step = (type: "undone" | "redone", goTo: (path: FieldPath, form: FormValue) => void) => {
    const after = reducer(state, { type });
    const changed = changedPath(state.value, after.value);
    dispatch({ type });
    if (changed) goTo(changed, after.value);
  };

  /** All words go back to those of the file, or of an untouched new entry. */
  const discard = () => dispatch({ type: "reset", value: formGroupOf(state.opened ?? start.untouched, state.value) });

  return { state, dispatch, typed, saved, isUnsaved, step, discard };
}
