import { formMessages } from "../../messages/form-messages";
import type { MessageLine } from "../../messages/message-lines";
import type { BarMessage } from "../saving/message-of-save";

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
        {message?.lines.map((line, index) => (
          <MessageLineView key={index} line={line} goToTarget={goToTarget} />
        ))}
      </div>
    </footer>
  );
}

interface MessageLineProperties {
  readonly line: MessageLine;
  readonly goToTarget: (path: string) => void;
}

/** A line of a message: a sentence, a command, an address, or a button that goes to a field of the open form. */
function MessageLineView({ line, goToTarget }: MessageLineProperties) {
  switch (line.kind) {
    case "sentence":
      return <p>{line.sentence}</p>;
    case "command":
      return <code>{line.command}</code>;
    case "address":
      return <a href={line.address}>{line.address}</a>;
    case "link":
      // A field of another file has no button yet.
      if (line.target.file !== undefined) return <p>{line.sentence}</p>;
      return (
        <p>
          <button type="button" onClick={() => goToTarget(line.target.path)}>
            {line.sentence}
          </button>
        </p>
      );
  }
}
