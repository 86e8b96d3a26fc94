export type JsonObject = { [key: string]: unknown };

/** True for a JSON object. In its own file, because the editor's page bundles it. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
