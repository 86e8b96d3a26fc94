import "@testing-library/jest-dom";

/** jsdom lays nothing out, so nothing ever has another size. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
