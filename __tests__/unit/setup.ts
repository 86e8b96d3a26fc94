import "@testing-library/jest-dom";

/** jsdom has no layout, so sizes never change. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
