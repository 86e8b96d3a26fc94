import type { ReactNode } from "react";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { idOfField } from "../state/field-path";
import { useOpenForm } from "./form-context";
import { PartFault } from "./part-fault";

interface Properties {
  readonly path: FieldPath;
  readonly keyPath: string;
  /** The name of the part in a message. */
  readonly label: string;
  /** What the line says: the label, perhaps with the number of entries. */
  readonly title?: string;
  /** Beside the title: buttons. */
  readonly actions?: ReactNode;
  /** Makes the fields inside, only while they are unfolded. */
  readonly children: () => ReactNode;
}

/** A title that unfolds what is below it. */
export function Foldable({ path, keyPath, label, title = label, actions, children }: Properties) {
  const { unfolded, fold } = useOpenForm();
  const isOpen = unfolded.has(keyPath);
  return (
    <div className="foldable" role="group" aria-label={title} data-open={isOpen}>
      <div className="title-line">
        <button
          type="button"
          id={idOfField(path)}
          className="title"
          aria-expanded={isOpen}
          onClick={() => fold(keyPath, path, !isOpen)}
        >
          {title}
        </button>
        {actions}
      </div>
      <PartFault label={label} path={path} />
      {isOpen && <div className="inside">{children()}</div>}
    </div>
  );
}
