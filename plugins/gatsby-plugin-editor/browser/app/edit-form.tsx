import { useCallback, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { type ContentPath, type FieldPath, parseFieldPath } from "../../../gatsby-plugin-content/paths";
import { formMessages } from "../../messages/form-messages";
import { byPlaceIn } from "../../forms/field-order";
import { FIELD_KINDS } from "../form/field-kinds";
import { FieldsOfGroup } from "../form/fields-of-group";
import { type Choice, type Faults, OpenFormProvider } from "../form/form-context";
import { keepWords } from "../saving/kept-words";
import { type BarMessage, linesStillTrue } from "../saving/message-of-save";
import { useCheckedForm, useFaultsToShow } from "../saving/use-faults";
import { useFormPictures } from "../saving/use-form-pictures";
import { useOthersChanges } from "../saving/use-others-changes";
import type { FormToSave } from "../saving/save-form";
import { useSave } from "../saving/use-save";
import type { Store } from "../store/store";
import { EntryActions } from "./entry-actions";
import { FormBar } from "./form-bar";
import type { FormToOpen } from "./form-to-open";
import { headingOfForm } from "./heading-of-form";
import { PageBeside } from "./page-beside";
import { newEntryFile } from "./page-of-form";
import { useEditedForm } from "./use-edited-form";
import { useFocusedField } from "./use-focused-field";
import { useKeys } from "./use-keys";
import { useUnfolded } from "./use-unfolded";

interface Properties {
  readonly start: FormToOpen;
  /** The file, which a save may move; undefined for a new entry. */
  readonly file: ContentPath | undefined;
  /** The name under which unsaved words are kept. */
  readonly keptAs: string;
  /** What the bar says first, about what was done before. */
  readonly message: BarMessage | undefined;
  /** The texts of all files as they are now. */
  readonly texts: ReadonlyMap<ContentPath, string>;
  readonly store: Store;
  readonly check: (schema: string, data: JsonObject) => Faults;
  readonly choices: (folder: ContentPath) => readonly Choice[];
  /** The field to go to when the form opens. */
  readonly field: FieldPath | undefined;
  readonly isPageShown: boolean;
  /** Follows when words are kept in the browser, and when they are saved. */
  readonly onKept: () => void;
  /** Follows a save; the file may have a new path. */
  readonly onSaved: (file: ContentPath) => Promise<void>;
  readonly onBroughtBack: (file: ContentPath) => Promise<void>;
  readonly onDeleted: () => Promise<void>;
  readonly openField: (file: ContentPath, path: FieldPath) => void;
  readonly duplicate: () => void;
}

/** The open form of a file or a new entry: its fields, its history, its check and its save. */
export function EditForm(properties: Properties) {
  const { start, file, keptAs, texts, store, check, choices, field, isPageShown } = properties;
  const { form } = start;
  const { fields } = form;
  const { state, dispatch, typed, saved, isUnsaved, step, discard } = useEditedForm(start, keptAs, properties.onKept);
  const { unfolded, fold, goTo } = useUnfolded(fields, state.value, field);
  const [shown, show] = useFocusedField();
  const [announcement, announce] = useState("");
  const [lookAt, setLookAt] = useState<string>();
  const { pictures, addPicture, readPicture, picturesIn } = useFormPictures(store, file ?? newEntryFile(form), typed);

  const checkForm = useCallback((data: JsonObject) => check(form.schema, data), [check, form]);
  const checked = useCheckedForm(checkForm, typed);
  const goToFirst = (wrong: Faults) => {
    const [first] = [...wrong.keys()].map(parseFieldPath).toSorted(byPlaceIn(fields));
    if (first !== undefined) goTo(first);
  };

  const toSave: FormToSave = { form, file, opened: state.opened, value: state.value, pictures };
  const saving = useSave({
    store,
    form: toSave,
    check: checkForm,
    dispatch,
    keptAs,
    first: properties.message,
    goToFirst,
    onSaved: properties.onSaved,
  });
  const { isSaving, message, say } = saving;
  const save = () => void saving.save();

  // In a new entry nearly all is missing. It is red only after somebody has tried to save it.
  const isUntried = file === undefined && !saving.isTried;
  const faults = useFaultsToShow(checked, isUntried);

  const fileText = file === undefined ? undefined : texts.get(file);
  useOthersChanges({ file, fileText, fields, state, dispatch, isSaving, say });
  const undo = () => step("undone", goTo);
  const redo = () => step("redone", goTo);
  useKeys({ save, undo, redo });

  return (
    <OpenFormProvider
      value={{
        kinds: FIELD_KINDS,
        dispatch,
        faults,
        unfolded,
        fold: (keyPath, path, isUnfolded) => {
          fold(keyPath, isUnfolded);
          if (isUnfolded) show(path);
        },
        announce,
        choices,
        readPicture,
        picturesIn,
        addPicture,
      }}
    >
      <form
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
        noValidate
      >
        <EntryActions
          title={headingOfForm(form, file, typed)}
          form={form}
          file={file}
          store={store}
          isUnsaved={isUnsaved}
          duplicate={properties.duplicate}
          onDeleted={async () => {
            keepWords(keptAs, undefined);
            await properties.onDeleted();
          }}
          onBroughtBack={async broughtBack => {
            keepWords(keptAs, undefined);
            await properties.onBroughtBack(broughtBack);
          }}
          say={say}
          lookAt={setLookAt}
        />
        <FieldsOfGroup fields={fields} path={[]} keyPath="" value={state.value} />
        <FormBar
          isUnsaved={isUnsaved}
          isSaving={isSaving}
          undo={state.past.length > 0 ? undo : undefined}
          redo={state.future.length > 0 ? redo : undefined}
          discard={isUnsaved && start.isKept ? discard : undefined}
          faults={faults.size}
          goToFault={() => goToFirst(faults)}
          message={message && { ...message, lines: linesStillTrue(message, typed, checked.faults.size > 0) }}
          goToTarget={({ file: other, path }) =>
            other === undefined ? goTo(parseFieldPath(path)) : properties.openField(other, parseFieldPath(path))
          }
        />
        <p className="announcements" role="status">
          {announcement || (isSaving ? formMessages.saving : "")}
        </p>
      </form>
      {isPageShown && (
        <PageBeside
          form={form}
          file={file}
          store={store}
          texts={texts}
          typed={typed}
          saved={saved}
          isUnsaved={isUnsaved}
          pictures={pictures}
          shown={shown}
          lookAt={lookAt}
          goTo={goTo}
          openField={properties.openField}
        />
      )}
    </OpenFormProvider>
  );
}
