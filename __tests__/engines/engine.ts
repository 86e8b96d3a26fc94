/** A browser's engine with one window, as far as the smoke path needs it. Addresses are whole, selectors CSS. */
export interface Engine {
  /** Loads an address and returns when it has been read, before the site's scripts run. */
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page and hands back what it returns, which JSON can say. */
  readonly run: <Result>(script: (...values: string[]) => Result, ...values: readonly string[]) => Promise<Result>;
  /** Presses the middle of an element as a mouse does. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, words: string) => Promise<void>;
  readonly back: () => Promise<unknown>;
  readonly forward: () => Promise<unknown>;
  /** Makes the window so wide, in px, or nearly so. */
  readonly widen: (width: number) => Promise<void>;
  /** Errors and warnings of the page that was opened last, and of those that followed it without being loaded. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
