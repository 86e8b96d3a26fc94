import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import type { Field } from "./fields";

/** The data of a new entry: what nobody types, and switches that are off. */
export const newEntryData = (fields: readonly Field[]): JsonObject =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.kind === "hidden") return [[field.name, field.value]];
      return field.kind === "switch" && field.required ? [[field.name, false]] : [];
    }),
  );
