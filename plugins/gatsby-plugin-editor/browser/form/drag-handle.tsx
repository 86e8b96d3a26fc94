import type { KeyboardEvent, Ref } from "react";
import { formMessages } from "../../messages/form-messages";

/** In places: how far an arrow key moves an entry. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface Properties {
  /** The name of the entry. */
  readonly title: string;
  /** The place of the entry, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
  /** Moves the entry at one place to another one. */
  readonly move: (from: number, to: number) => void;
  /** Tells dnd-kit that the entry is dragged by this button. */
  readonly handleRef: Ref<HTMLButtonElement>;
}

/** The button by which an entry of a list is dragged, or moved by the arrow keys. */
export function DragHandle({ title, index, count, move, handleRef }: Properties) {
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = index + step;
    if (to >= 0 && to < count) move(index, to);
  };
  return (
    <button
      type="button"
      ref={handleRef}
      className="handle"
      aria-label={formMessages.move(title)}
      title={formMessages.howToMove}
      onKeyDown={moveByKey}
    />
  );
}
