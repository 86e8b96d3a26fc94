import isSame from "fast-deep-equal";
import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { Form } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { askAbout } from "../conflicts";
import { FIELD_KINDS } from "../form/field-kinds";
import { FieldsOfGroup } from "../form/fields-of-group";
import { type Choice, type Faults, OpenFormProvider } from "../form/form-context";
import { parseFieldPath } from "../state/field-path";
import { formReducer, startForm } from "../state/form-state";
import { formGroupOf } from "../state/form-value";
import type { NewPicture, Store } from "../store/store";
import { changedPath } from "../state/changed-path";
import { FormBar } from "./form-bar";
import { type BarMessage, messageOfError, messageOfSave } from "../saving/message-of-save";
import { dataOfForm, saveForm, valueAfterSave } from "../saving/save-form";
import { useFaults } from "../saving/use-faults";
import { useKeys } from "./use-keys";
import { useUnfolded } from "./use-unfolded";

interface Properties {
  readonly form: Form;
  readonly path: string;
  readonly data: JsonObject;
  readonly store: Store;
  readonly check: (data: JsonObject) => Faults;
  readonly choices: (folder: string) => readonly Choice[];
  /** Tells whether the form has words that are not saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** The open form of a file: its fields, its history, its check and its save. */
export function EditForm({ form, path, data, store, check, choices, onUnsaved }: Properties) {
  const [state, dispatch] = useReducer(formReducer, data, start => startForm(formGroupOf(start)));
  const [opened, setOpened] = useState(data);
  const [pictures, setPictures] = useState<readonly NewPicture[]>([]);
  const [message, setMessage] = useState<BarMessage>();
  const [isSaving, setSaving] = useState(false);
  const [announcement, announce] = useState("");
  const { unfolded, fold, goTo } = useUnfolded(state.value);
  const typed = useMemo(() => dataOfForm(state.value, form.fields), [state.value, form.fields]);
  const faults = useFaults(check, typed);
  const isUnsaved = useMemo(() => !isSame(typed, dataOfForm(formGroupOf(opened), form.fields)), [typed, opened, form]);

  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const step = (type: "undone" | "redone") => {
    const after = formReducer(state, { type });
    const changed = changedPath(state.value, after.value);
    dispatch({ type });
    if (changed) goTo(changed, after.value);
  };

  const save = async () => {
    const sent = state.value;
    setSaving(true);
    try {
      const saved = await saveForm(store, { path, fields: form.fields, opened, value: sent, pictures }, askAbout);
      setOpened(saved.data);
      dispatch({ type: "saved", shownAfter: now => valueAfterSave(saved.data, sent, now, form.fields) });
      setMessage(messageOfSave(saved.result));
    } catch (error) {
      setMessage(messageOfError(error));
    } finally {
      setSaving(false);
    }
  };

  useKeys({ save: () => void save(), undo: () => step("undone"), redo: () => step("redone") });

  const pictureUrl = useCallback(
    (picture: string) => {
      const chosen = pictures.find(candidate => candidate.path === picture);
      return chosen ? Promise.resolve(URL.createObjectURL(chosen.file)) : store.pictureUrl(picture);
    },
    [pictures, store],
  );
  const addPicture = useCallback((picture: NewPicture) => setPictures(before => [...before, picture]), []);
  const [firstFault] = faults.keys();

  return (
    <OpenFormProvider
      value={{ kinds: FIELD_KINDS, dispatch, faults, unfolded, fold, announce, choices, pictureUrl, addPicture }}
    >
      <form
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <h1>{form.label}</h1>
        <FieldsOfGroup fields={form.fields} path={[]} place="" value={state.value} />
        <FormBar
          isUnsaved={isUnsaved}
          isSaving={isSaving}
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          undo={() => step("undone")}
          redo={() => step("redone")}
          faults={faults.size}
          goToFault={() => firstFault !== undefined && goTo(parseFieldPath(firstFault))}
          message={message}
          goToTarget={target => goTo(parseFieldPath(target))}
        />
        <p className="announcements" role="status">
          {announcement || (isSaving ? formMessages.saving : "")}
        </p>
      </form>
    </OpenFormProvider>
  );
}
