import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

/** jsdom lacks both, which every browser has. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom has no layout, so sizes never change. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
