import type { ReactNode } from "react";
import { idOfField, type FieldPath } from "../state/field-path";
import { useOpenForm } from "./form-context";

interface Properties {
  readonly path: FieldPath;
  readonly place: string;
  readonly title: string;
  /** Beside the title: buttons. */
  readonly actions?: ReactNode;
  /** Makes the fields inside, only while they are unfolded. */
  readonly children: () => ReactNode;
}

/** A title that unfolds what is below it. */
export function Foldable({ path, place, title, actions, children }: Properties) {
  const { unfolded, fold } = useOpenForm();
  const isOpen = unfolded.has(place);
  return (
    <div className="foldable" role="group" aria-label={title} data-open={isOpen}>
      <div className="title-line">
        <button
          type="button"
          id={idOfField(path)}
          className="title"
          aria-expanded={isOpen}
          onClick={() => fold(place, path, !isOpen)}
        >
          {title}
        </button>
        {actions}
      </div>
      {isOpen && <div className="inside">{children()}</div>}
    </div>
  );
}
