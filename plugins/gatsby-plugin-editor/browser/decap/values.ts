type Call = (...given: unknown[]) => unknown;

/** A map or list of Immutable.js, in which Decap CMS keeps the data of a form. */
export type Values = Record<
  "get" | "getIn" | "set" | "setIn" | "deleteIn" | "map" | "deleteAll" | "equals" | "toJS" | "clear" | "push",
  Call
>;

export const isValues = (value: unknown): value is Values => value instanceof Object && "equals" in value;
