import type { EditorConfig } from "../decap-config";
import type { Field } from "../fields";

/** A regular expression (flag u, which Decap CMS lacks) that tests a text without the spaces around it, as a save does. */
function trimmingPattern(source: string): RegExp {
  const pattern = new RegExp(source, "u");
  return Object.assign(new RegExp(""), { test: (text: unknown) => pattern.test(String(text).trim()) });
}

/** Turns the patterns of the fields, which JSON keeps as text, into regular expressions. For `JSON.parse`. */
const withPatterns = (key: string, value: unknown): unknown => {
  if (key !== "pattern" || !Array.isArray(value)) return value;
  const [source, message] = value as NonNullable<Field["pattern"]>;
  return [trimmingPattern(source), message];
};

/** The configuration of Decap CMS from its JSON. */
export const parseConfig = (text: string) => JSON.parse(text, withPatterns) as EditorConfig;
