import type { RefObject } from "react";

interface DialogButtonProps {
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly dialogId: string;
  /** What pressing the button does to the dialog. */
  readonly command: "show-modal" | "close";
  readonly label: string;
  /** Brings the drawing. */
  readonly className: string;
}

/**
 * Opens or closes a modal dialog. The `command` attributes do it where the browser knows them, scripts or not;
 * elsewhere the handler does.
 */
export const DialogButton = ({ dialog, dialogId, command, label, className }: DialogButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup={command === "show-modal" ? "dialog" : undefined}
    className={className}
    {...{ command, commandfor: dialogId }}
    onClick={() => {
      if ("commandForElement" in HTMLButtonElement.prototype) return;
      if (command === "close") dialog.current?.close();
      else dialog.current?.showModal();
    }}
  />
);
