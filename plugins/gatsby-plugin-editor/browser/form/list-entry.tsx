import { useSortable } from "@dnd-kit/react/sortable";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { fieldsInside, type ListField, type ValueListField } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { usePictureUrl } from "../controls/use-picture-url";
import { idOfField } from "../state/field-path";
import type { Entry } from "../state/form-value";
import { DragHandle } from "./drag-handle";
import { FieldView } from "./field-view";
import { FieldsOfGroup, groupValue, pictureOfGroup } from "./fields-of-group";
import { Foldable } from "./foldable";
import { useOpenForm } from "./form-context";

interface Properties {
  /** The path of the list. */
  readonly list: FieldPath;
  readonly keyPath: string;
  readonly field: ListField | ValueListField;
  readonly entry: Entry;
  readonly index: number;
  readonly count: number;
  /** Moves the entry at one place to another one, and says so. */
  readonly move: (from: number, to: number) => void;
}

/** The name of an entry: its own words, or "Slide 3". */
export const titleOfEntry = (field: ListField | ValueListField, entry: Entry, index: number): string => {
  const words = field.kind === "valueList" ? entry.value : groupValue(entry.value)[field.titleField];
  const isText = typeof words === "string" && words !== "" && !/^\.{1,2}\//.test(words);
  return isText ? words : formMessages.entry(field.entryName, index + 1);
};

/** One entry of a list, with its handle, its title and its buttons. */
export function ListEntry({ list, keyPath, field, entry, index, count, move }: Properties) {
  const { dispatch, announce } = useOpenForm();
  const { ref, handleRef } = useSortable({ id: entry.key, index });
  const path = [...list, index];
  const title = titleOfEntry(field, entry, index);
  const picture = usePictureUrl(pictureOfGroup(fieldsInside(field), groupValue(entry.value)));

  /** Before the entry goes: the focus moves to the next one, the one before, or the list. */
  const focusNeighbour = () => {
    const neighbour = [...list, index + 1 < count ? index + 1 : index - 1];
    document.getElementById(idOfField(count > 1 ? neighbour : list))?.focus({ preventScroll: true });
  };

  const actions = (
    <>
      {picture && <img className="thumbnail" src={picture} alt="" />}
      <button
        type="button"
        aria-label={formMessages.copyOf(title)}
        title={formMessages.copyOf(title)}
        onClick={() => dispatch({ type: "entryDuplicated", list, index, copy: entry.value })}
      >
        {formMessages.copy}
      </button>
      <button
        type="button"
        aria-label={formMessages.remove(title)}
        title={formMessages.remove(title)}
        onClick={() => {
          focusNeighbour();
          dispatch({ type: "entryRemoved", list, index });
          announce(formMessages.removed(title));
        }}
      >
        ×
      </button>
    </>
  );

  const text =
    field.kind === "valueList"
      ? { ...field.entry, label: formMessages.entry(field.entryName, index + 1), hint: undefined }
      : undefined;
  return (
    <li ref={ref} className="entry">
      <DragHandle title={title} index={index} count={count} move={move} handleRef={handleRef} />
      {text ? (
        <div className="text-entry">
          <FieldView field={text} path={path} keyPath={keyPath} value={entry.value} />
          {actions}
        </div>
      ) : (
        <Foldable path={path} keyPath={keyPath} label={title} actions={actions}>
          {() => (
            <FieldsOfGroup fields={fieldsInside(field)} path={path} keyPath={keyPath} value={groupValue(entry.value)} />
          )}
        </Foldable>
      )}
    </li>
  );
}
