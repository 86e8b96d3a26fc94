import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { formMessages } from "../../messages/form-messages";

interface Properties {
  readonly title: string;
  readonly className?: string;
  readonly close: () => void;
  /** Instead of the button that only closes. */
  readonly buttons?: ReactNode;
  readonly children?: ReactNode;
}

/** A dialog over the editor while it is rendered. Esc closes it, and the focus goes back to where it was. */
export function Dialog({ title, className, close, buttons, children }: Properties) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it is still in the document: only then does the browser move the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <div className="buttons">
        {buttons ?? (
          <button type="button" onClick={close}>
            {formMessages.close}
          </button>
        )}
      </div>
    </dialog>
  );
}
