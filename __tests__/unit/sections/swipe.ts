import { fireEvent } from "@testing-library/react";

/** Swipes 120 px to the left, to the next step or picture. A second finger touches the screen and leaves it first. */
export const swipe = (element: Element) => {
  for (const [step, clientX] of Object.entries({ down1: 200, down2: 300, move1: 80, up2: 300, up1: 80 })) {
    const pointerId = Number(step.at(-1));
    const event = new MouseEvent(`pointer${step.slice(0, -1)}`, { bubbles: true, clientX, clientY: 100 });
    fireEvent(element, Object.assign(event, { pointerId, isPrimary: pointerId === 1, pointerType: "touch" }));
  }
};
