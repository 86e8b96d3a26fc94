import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import type { ListField, ValueListField } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { type FormList, isList, newEntry } from "../state/form-value";
import { DRAG_SENSORS } from "./drag-sensors";
import { Foldable } from "./foldable";
import { type FieldProperties, useOpenForm } from "./form-context";
import { ListEntry, titleOfEntry } from "./list-entry";

/** A list of texts or of groups, whose entries can be added, removed, duplicated and moved. */
export function ListView({ field, path, place, value }: FieldProperties<ListField | ValueListField>) {
  const { dispatch, fold, announce } = useOpenForm();
  const entries: FormList = value !== undefined && isList(value) ? value : [];

  const add = () => {
    const entry = newEntry(field.kind === "list" ? {} : "");
    dispatch({ type: "entryAdded", list: path, entry });
    fold(`${place}.${entry.key}`, [...path, entries.length], true);
  };

  return (
    <Foldable path={path} place={place} label={field.label} title={`${field.label} (${entries.length})`}>
      {() => (
        <>
          <DragDropProvider
            sensors={DRAG_SENSORS}
            plugins={defaults => defaults.filter(plugin => plugin !== Accessibility)}
            onDragEnd={({ operation: { source }, canceled }) => {
              if (canceled || !isSortable(source)) return;
              const { initialIndex: from, index: to } = source;
              const entry = entries[from];
              if (!entry || from === to) return;
              dispatch({ type: "entryMoved", list: path, from, to });
              announce(formMessages.moved(titleOfEntry(field, entry, from), to + 1, entries.length));
            }}
          >
            <ol className="entries">
              {entries.map((entry, index) => (
                <ListEntry
                  key={entry.key}
                  list={path}
                  place={`${place}.${entry.key}`}
                  field={field}
                  entry={entry}
                  index={index}
                  count={entries.length}
                />
              ))}
            </ol>
          </DragDropProvider>
          <button type="button" className="add" onClick={add}>
            {formMessages.add(field.entryName)}
          </button>
        </>
      )}
    </Foldable>
  );
}
