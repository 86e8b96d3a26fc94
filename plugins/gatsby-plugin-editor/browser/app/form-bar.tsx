import { formMessages } from "../../messages/form-messages";
import type { Target } from "../../messages/message-lines";
import type { BarMessage } from "../saving/message-of-save";
import { MessageLines } from "./message-lines";

interface Properties {
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** Undefined: there is nothing to undo, to do again, or to take back. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly discard: (() => void) | undefined;
  /** The number of fields that are wrong. */
  readonly faults: number;
  readonly goToFault: () => void;
  readonly message: BarMessage | undefined;
  readonly goToTarget: (target: Target) => void;
}

/** The bar below an open form: Save, Undo, Redo, and what is to be said. */
export function FormBar(properties: Properties) {
  const { isUnsaved, isSaving, undo, redo, discard, faults, goToFault, message, goToTarget } = properties;
  return (
    <footer className="form-bar">
      {/* A press leaves the cursor in its field. */}
      <button type="submit" className="primary" aria-disabled={isSaving} onMouseDown={event => event.preventDefault()}>
        {isSaving ? formMessages.saving : formMessages.save}
      </button>
      <button type="button" onClick={undo} disabled={!undo}>
        {formMessages.undo}
      </button>
      <button type="button" onClick={redo} disabled={!redo}>
        {formMessages.redo}
      </button>
      <span className="state">{isUnsaved ? formMessages.unsaved : formMessages.saved}</span>
      {faults > 0 && (
        <button type="button" className="faults" onClick={goToFault}>
          {formMessages.wrong(faults)}
        </button>
      )}
      {discard && (
        <button type="button" onClick={discard}>
          {formMessages.discard}
        </button>
      )}
      <div role="alert" data-kind={message?.kind}>
        {message && <MessageLines lines={message.lines} goToTarget={goToTarget} />}
      </div>
    </footer>
  );
}
