import { fireEvent } from "@testing-library/react";

/** Swipes 120 px to the left, to the next step or picture. */
export const swipe = (element: Element) => {
  for (const [type, clientX] of Object.entries({ pointerdown: 200, pointermove: 80, pointerup: 80 })) {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100 });
    fireEvent(element, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: "touch" }));
  }
};
