import { Accessibility, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";

/** In px: a press that moves less is no drag. */
const DISTANCE = 3;

/**
 * Mouse and finger drag an entry at once by its handle. dnd-kit waits until a finger has rested, because it may want to
 * scroll; a handle does not scroll (`touch-action`). The keyboard moves an entry by the arrow keys on its handle
 * (`drag-handle.tsx`), without Space before and after, so dnd-kit's own keys are left out.
 */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: DISTANCE })],
  }),
];

interface Properties {
  /** Moves the entry at one place (from 0) to another one. */
  readonly move: (from: number, to: number) => void;
  readonly isBusy?: boolean;
  /** The entries: each is a `<li>` that dnd-kit knows by `useSortable`. */
  readonly children: ReactNode;
}

/** A list whose entries can be dragged. Who moves an entry says so: dnd-kit's own announcements are left out. */
export function SortableList({ move, isBusy = false, children }: Properties) {
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={defaults => defaults.filter(plugin => plugin !== Accessibility)}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return;
        const { initialIndex: from, index: to } = source;
        // dnd-kit calls this in a transition, which React renders when it has time. A save before that would miss the move.
        if (from !== to) flushSync(() => move(from, to));
      }}
    >
      <ol className="entries" aria-busy={isBusy}>
        {children}
      </ol>
    </DragDropProvider>
  );
}
