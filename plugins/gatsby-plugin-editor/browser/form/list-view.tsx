import type { ListField, ValueListField } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { type FormList, isList, newEntry } from "../state/form-value";
import { Foldable } from "./foldable";
import { type FieldProperties, useOpenForm } from "./form-context";
import { ListEntry, titleOfEntry } from "./list-entry";
import { SortableList } from "./sortable-list";

/** A list of texts or of groups, whose entries can be added, removed, duplicated and moved. */
export function ListView({ field, path, keyPath, value }: FieldProperties<ListField | ValueListField>) {
  const { dispatch, fold, announce } = useOpenForm();
  const entries: FormList = value !== undefined && isList(value) ? value : [];

  const add = () => {
    const entry = newEntry(field.kind === "list" ? {} : "");
    dispatch({ type: "entryAdded", list: path, entry });
    fold(`${keyPath}.${entry.key}`, [...path, entries.length], true);
  };

  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry) return;
    dispatch({ type: "entryMoved", list: path, from, to });
    announce(formMessages.moved(titleOfEntry(field, entry, from), to + 1, entries.length));
  };

  return (
    <Foldable path={path} keyPath={keyPath} label={field.label} title={`${field.label} (${entries.length})`}>
      {() => (
        <>
          <SortableList move={move}>
            {entries.map((entry, index) => (
              <ListEntry
                key={entry.key}
                list={path}
                keyPath={`${keyPath}.${entry.key}`}
                field={field}
                entry={entry}
                index={index}
                count={entries.length}
                move={move}
              />
            ))}
          </SortableList>
          <button type="button" className="add" onClick={add}>
            {formMessages.add(field.entryName)}
          </button>
        </>
      )}
    </Foldable>
  );
}
