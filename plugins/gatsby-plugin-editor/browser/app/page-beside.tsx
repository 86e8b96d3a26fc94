import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath, FieldPath } from "../../../gatsby-plugin-content/paths";
import { newText } from "../../changes/merge";
import type { Form } from "../../forms/fields";
import { PagePane } from "../page/page-pane";
import type { NewPicture, Store } from "../store/store";
import { addressBeside, newEntryFile, newEntryOnPage } from "./page-of-form";
import { useLiveData } from "./use-live-data";

interface Properties {
  readonly form: Form;
  /** The file; undefined for a new entry. */
  readonly file: ContentPath | undefined;
  readonly store: Store;
  /** The texts of all files as they are now. */
  readonly texts: ReadonlyMap<ContentPath, string>;
  /** The data of the form now, and those of its file. */
  readonly typed: JsonObject;
  readonly saved: JsonObject;
  readonly isUnsaved: boolean;
  readonly pictures: readonly NewPicture[];
  /** The part of the form that is looked at. */
  readonly shown: FieldPath | undefined;
  /** The text of an earlier version that is looked at. */
  readonly lookAt: string | undefined;
  readonly goTo: (path: FieldPath) => void;
  readonly openField: (file: ContentPath, path: FieldPath) => void;
}

/** The page of the open form, as it will be with what is typed. */
export function PageBeside(properties: Properties) {
  const { form, file, store, texts, typed, saved, isUnsaved, pictures, shown, lookAt, goTo, openField } = properties;
  const live = useLiveData(store, file, file === undefined ? undefined : texts.get(file));
  const draft = file === undefined ? newEntryOnPage(typed) : typed;
  return (
    <PagePane
      key={file ?? form.path}
      place={store.place}
      address={addressBeside(form, file)}
      file={file ?? newEntryFile(form)}
      draftText={isUnsaved ? newText(draft) : undefined}
      saved={saved}
      typed={typed}
      fields={form.fields}
      pictures={pictures}
      shown={shown}
      goTo={goTo}
      openField={openField}
      files={texts}
      lookAt={lookAt}
      live={live}
    />
  );
}
