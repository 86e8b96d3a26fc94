import { PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";

/** In px: a press that moves less is no drag. */
const DISTANCE = 3;

/**
 * Mouse and finger drag an entry at once by its handle. dnd-kit waits until a finger has rested, because it may want to
 * scroll; a handle does not scroll (`touch-action`). The keyboard moves an entry by the arrow keys on its handle, without
 * Space before and after, so dnd-kit's own keys are left out.
 */
export const DRAG_SENSORS = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: DISTANCE })],
  }),
];
