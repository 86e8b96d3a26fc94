import { formMessages } from "../../form-messages";
import type { BarMessage } from "./message-of-save";

interface Properties {
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The number of fields that are wrong. */
  readonly faults: number;
  readonly goToFault: () => void;
  readonly message: BarMessage | undefined;
  readonly goToTarget: (path: string) => void;
}

/** The bar below an open form: Save, Undo, Redo, and what is to be said. */
export function FormBar(properties: Properties) {
  const { isUnsaved, isSaving, canUndo, canRedo, undo, redo, faults, goToFault, message, goToTarget } = properties;
  return (
    <footer className="form-bar">
      <button type="submit" className="save" disabled={isSaving}>
        {isSaving ? formMessages.saving : formMessages.save}
      </button>
      <button type="button" onClick={undo} disabled={!canUndo}>
        {formMessages.undo}
      </button>
      <button type="button" onClick={redo} disabled={!canRedo}>
        {formMessages.redo}
      </button>
      <span className="state">{isUnsaved ? formMessages.unsaved : formMessages.saved}</span>
      {faults > 0 && (
        <button type="button" className="faults" onClick={goToFault}>
          {formMessages.wrong(faults)}
        </button>
      )}
      <div role="alert" data-kind={message?.kind}>
        {message?.lines.map((line, index) => {
          if (line.kind === "command") return <code key={index}>{line.command}</code>;
          if (line.kind === "sentence" || line.target.file !== undefined) return <p key={index}>{line.sentence}</p>;
          return (
            <p key={index}>
              <button type="button" onClick={() => goToTarget(line.target.path)}>
                {line.sentence}
              </button>
            </p>
          );
        })}
      </div>
    </footer>
  );
}
