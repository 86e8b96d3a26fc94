import isSame from "fast-deep-equal";
import { type FocusEvent, useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { newText } from "../../changes/merge";
import { formMessages } from "../../messages/form-messages";
import { useAsking } from "../dialogs/asking";
import { FIELD_KINDS } from "../form/field-kinds";
import { FieldsOfGroup } from "../form/fields-of-group";
import { type Choice, type Faults, OpenFormProvider } from "../form/form-context";
import { PagePane } from "../page/page-pane";
import { keepWords } from "../saving/kept-words";
import { type BarMessage, linesIn, linesStillTrue, messageOfError, messageOfSave } from "../saving/message-of-save";
import { dataOfForm, saveForm, valueWithTyped } from "../saving/save-form";
import { useFaults } from "../saving/use-faults";
import { useFormPictures } from "../saving/use-form-pictures";
import { useOthersChanges } from "../saving/use-others-changes";
import { changedPath } from "../state/changed-path";
import { type FieldPath, parseFieldPath, pathOfId } from "../state/field-path";
import { formReducer, startForm } from "../state/form-state";
import { type FormGroup, formGroupOf } from "../state/form-value";
import type { Store } from "../store/store";
import { EntryActions } from "./entry-actions";
import { addressBeside, newEntryFile, newEntryOnPage } from "./page-beside";
import { FormBar } from "./form-bar";
import type { FormToOpen } from "./form-to-open";
import { titleOf } from "./title-of";
import { useKeys } from "./use-keys";
import { useUnfolded } from "./use-unfolded";

interface Properties {
  readonly start: FormToOpen;
  /** The file, which a save may move; undefined for a new entry. */
  readonly file: string | undefined;
  /** The name under which unsaved words are kept. */
  readonly keptAs: string;
  /** What the bar says first, about what was done before. */
  readonly message: BarMessage | undefined;
  /** The texts of all files as they are now. */
  readonly texts: ReadonlyMap<string, string>;
  readonly store: Store;
  readonly check: (schema: string, data: JsonObject) => Faults;
  readonly choices: (folder: string) => readonly Choice[];
  /** The field to go to when the form opens. */
  readonly field: FieldPath | undefined;
  readonly isPageShown: boolean;
  /** Follows a save; the file may have a new path. */
  readonly onSaved: (file: string) => Promise<void>;
  readonly onBroughtBack: (file: string) => Promise<void>;
  readonly onDeleted: () => Promise<void>;
  readonly openField: (file: string, path: FieldPath) => void;
  readonly duplicate: () => void;
}

/** The open form of a file or a new entry: its fields, its history, its check and its save. */
export function EditForm(properties: Properties) {
  const { start, file, keptAs, texts, store, check, choices, field, isPageShown } = properties;
  const { form } = start;
  const { fields } = form;
  const { askAbout } = useAsking();
  const [reducer] = useState(() => formReducer({ fields, nextOrder: start.nextOrder }));
  const [state, dispatch] = useReducer(reducer, start, ({ opened, shown }) => startForm(opened, formGroupOf(shown)));
  const [message, setMessage] = useState<BarMessage | undefined>(
    start.isKept ? { kind: "warning", lines: linesIn(formMessages.kept) } : properties.message,
  );
  const [isSaving, setSaving] = useState(false);
  const [announcement, announce] = useState("");
  const [lookAt, setLookAt] = useState<string>();
  const { unfolded, fold, goTo } = useUnfolded(fields, state.value, field);
  const [shown, setShown] = useState<FieldPath>();
  const typed = useMemo(() => dataOfForm(state.value, fields), [state.value, fields]);
  const saved = useMemo(() => dataOfForm(formGroupOf(state.opened ?? {}), fields), [state.opened, fields]);
  const isUnsaved = useMemo(() => !isSame(typed, saved), [typed, saved]);
  const checkForm = useCallback((data: JsonObject) => check(form.schema, data), [check, form]);
  const faults = useFaults(checkForm, typed);
  const { pictures, addPicture, pictureOf } = useFormPictures(store, typed);
  const picturesIn = useCallback((folder: string) => store.pictures(folder), [store]);

  useEffect(() => {
    keepWords(keptAs, isUnsaved ? { typed, opened: state.opened } : undefined);
  }, [keptAs, isUnsaved, typed, state.opened]);

  const fileText = file === undefined ? undefined : texts.get(file);
  useOthersChanges({ file, fileText, fields, state, dispatch, isSaving, say: setMessage });

  const step = (type: "undone" | "redone") => {
    const after = reducer(state, { type });
    const changed = changedPath(state.value, after.value);
    dispatch({ type });
    if (changed) goTo(changed, after.value);
  };

  const goToFirst = (wrong: Faults) => {
    const [first] = wrong.keys();
    if (first !== undefined) goTo(parseFieldPath(first));
  };

  const save = async () => {
    const sent: FormGroup = state.value;
    const wrong = checkForm(typed);
    if (wrong.size > 0) {
      setMessage({ kind: "error", lines: linesIn(formMessages.notRight), about: typed });
      return goToFirst(wrong);
    }
    setSaving(true);
    setMessage(undefined);
    try {
      const answer = await saveForm(store, { form, file, opened: state.opened, value: sent, pictures }, askAbout);
      const { data } = answer;
      dispatch({ type: "fileChanged", opened: data, shownAfter: now => valueWithTyped(data, sent, now, fields) });
      setMessage(messageOfSave(store.place, data, answer.saved));
      await properties.onSaved(answer.saved.file);
    } catch (error) {
      setMessage(messageOfError(error, typed));
    } finally {
      setSaving(false);
    }
  };

  const discard = () => {
    dispatch({ type: "reset", value: formGroupOf(state.opened ?? start.shown, state.value) });
    setMessage(undefined);
  };

  useKeys({ save: () => void save(), undo: () => step("undone"), redo: () => step("redone") });

  const followFocus = ({ target }: FocusEvent) => {
    const path = pathOfId(target.id);
    if (path) setShown(path);
  };
  const isWrong = message?.lines[0]?.kind === "sentence" && message.lines[0].sentence === formMessages.notRight;
  const lines = message && !(isWrong && faults.size === 0) ? linesStillTrue(message, typed) : [];

  return (
    <OpenFormProvider
      value={{
        kinds: FIELD_KINDS,
        dispatch,
        faults,
        unfolded,
        fold: (place, path, isUnfolded) => {
          fold(place, isUnfolded);
          if (isUnfolded) setShown(path);
        },
        announce,
        choices,
        pictureOf,
        picturesIn,
        addPicture,
      }}
    >
      <form
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
        onFocus={followFocus}
        noValidate
      >
        <EntryActions
          title={titleOf(form, file, typed)}
          form={form}
          file={file}
          store={store}
          isUnsaved={isUnsaved}
          duplicate={properties.duplicate}
          onDeleted={async () => {
            keepWords(keptAs, undefined);
            await properties.onDeleted();
          }}
          onBroughtBack={async saved => {
            keepWords(keptAs, undefined);
            await properties.onBroughtBack(saved);
          }}
          say={setMessage}
          lookAt={setLookAt}
        />
        <FieldsOfGroup fields={fields} path={[]} place="" value={state.value} />
        <FormBar
          isUnsaved={isUnsaved}
          isSaving={isSaving}
          undo={state.past.length > 0 ? () => step("undone") : undefined}
          redo={state.future.length > 0 ? () => step("redone") : undefined}
          discard={isUnsaved && start.isKept && state.past.length === 0 ? discard : undefined}
          faults={faults.size}
          goToFault={() => goToFirst(faults)}
          message={message && { ...message, lines }}
          goToTarget={({ file: other, path }) =>
            other === undefined ? goTo(parseFieldPath(path)) : properties.openField(other, parseFieldPath(path))
          }
        />
        <p className="announcements" role="status">
          {announcement || (isSaving ? formMessages.saving : "")}
        </p>
      </form>
      {isPageShown && (
        <PagePane
          key={file ?? form.path}
          place={store.place}
          address={addressBeside(form, file)}
          file={file ?? newEntryFile(form)}
          draftText={isUnsaved ? newText(file === undefined ? newEntryOnPage(typed) : typed) : undefined}
          saved={saved}
          typed={typed}
          fields={fields}
          pictures={pictures}
          shown={shown}
          goTo={goTo}
          openField={properties.openField}
          files={texts}
          lookAt={lookAt}
        />
      )}
    </OpenFormProvider>
  );
}
