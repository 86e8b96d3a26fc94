export type JsonObject = { [key: string]: unknown };

/** True for what JSON writes in curly brackets. In a file of its own, because the editor's page bundles it. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
