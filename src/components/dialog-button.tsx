import type { ReactNode, RefObject } from "react";

interface DialogButtonProps {
  readonly dialogId: string;
  /** Exactly one of the two: what pressing the button does to the dialog. */
  readonly opens?: RefObject<HTMLDialogElement>;
  readonly closes?: RefObject<HTMLDialogElement>;
  readonly label: string;
  /** A drawing; left out where the class brings one. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * Opens or closes a modal dialog. The `command` attributes do it where the browser knows them, scripts or not;
 * elsewhere the handler does.
 */
export const DialogButton = ({ dialogId, opens, closes, label, children, className }: DialogButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup={opens && "dialog"}
    className={className}
    {...{ command: opens ? "show-modal" : "close", commandfor: dialogId }}
    onClick={() => {
      if ("commandForElement" in HTMLButtonElement.prototype) return;
      opens?.current?.showModal();
      closes?.current?.close();
    }}
  >
    {children}
  </button>
);
