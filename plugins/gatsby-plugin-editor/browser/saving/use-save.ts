import { type Dispatch, useEffect, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { formMessages } from "../../messages/form-messages";
import { readLines } from "../../messages/message-lines";
import { useAsking } from "../dialogs/asking";
import type { Faults } from "../form/form-context";
import type { FormAction } from "../state/form-state";
import type { Store } from "../store/store";
import { keepWords } from "./kept-words";
import { type BarMessage, messageOfError, messageOfSave } from "./message-of-save";
import { type FormToSave, dataOfForm, saveForm, valueWithTyped } from "./save-form";

interface Properties {
  readonly store: Store;
  /** The form as it is now. */
  readonly form: FormToSave;
  readonly check: (data: JsonObject) => Faults;
  readonly dispatch: Dispatch<FormAction>;
  /** The name under which unsaved words are kept. */
  readonly keptAs: string;
  /** What the bar says first. */
  readonly first: BarMessage | undefined;
  /** Leads to the first of the fields that are wrong. */
  readonly goToFirst: (faults: Faults) => void;
  /** Follows a save; the file may have a new path. */
  readonly onSaved: (file: ContentPath) => Promise<void>;
}

/**
 * Saves a form, and says what became of it. A form with a wrong field leads to this field, and is not sent. A save that is
 * wanted during another one follows it.
 */
export function useSave({ store, form, check, dispatch, keptAs, first, goToFirst, onSaved }: Properties) {
  const { askAbout } = useAsking();
  const [message, say] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const [isWantedAgain, setWantedAgain] = useState(false);
  /** Whether somebody has tried to save the form. */
  const [isTried, setTried] = useState(false);

  const send = async () => {
    const { fields } = form.form;
    const sent = form.value;
    const typed = dataOfForm(sent, fields);
    try {
      const { data, saved } = await saveForm(store, form, askAbout);
      // A new entry is kept under the name of its folder, from now on under that of its file.
      keepWords(keptAs, undefined);
      dispatch({ type: "fileChanged", opened: data, shownAfter: now => valueWithTyped(data, sent, now, fields) });
      say(messageOfSave(store.place, data, saved));
      await onSaved(saved.file);
    } catch (error) {
      setWantedAgain(false);
      say(messageOfError(error, typed));
    }
  };

  const save = async (): Promise<void> => {
    if (isSaving) return setWantedAgain(true);
    setTried(true);
    const wrong = check(dataOfForm(form.value, form.form.fields));
    if (wrong.size > 0) {
      say({ kind: "error", lines: readLines(formMessages.notRight), until: "right" });
      goToFirst(wrong);
      return;
    }
    setSaving(true);
    say(undefined);
    await send();
    setSaving(false);
  };

  useEffect(() => {
    if (isSaving || !isWantedAgain) return;
    setWantedAgain(false);
    void save();
    // Only the end of a save lets the next one begin, not each key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaving, isWantedAgain]);

  return { save, isSaving, isTried, message, say };
}
