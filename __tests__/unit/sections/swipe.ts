import { fireEvent } from "@testing-library/react";

/** Swipes 120 px to the left, to the next step or picture. A second finger moves along, and leaves the screen first. */
export const swipe = (element: Element) => {
  for (const [type, clientX] of Object.entries({ pointerdown: 200, pointermove: 80, pointerup: 80 }))
    for (const pointerId of [2, 1]) {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100 });
      fireEvent(element, Object.assign(event, { pointerId, isPrimary: pointerId === 1, pointerType: "touch" }));
    }
};
