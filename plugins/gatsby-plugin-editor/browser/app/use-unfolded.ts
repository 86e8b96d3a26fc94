import { useCallback, useEffect, useState } from "react";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import type { Field } from "../../forms/fields";
import type { FormValue } from "../state/form-value";
import { focusField, keyPathsAround, onlyKeyPath } from "./go-to-field";

/**
 * Which groups and entries are unfolded, and the way to a field: `goTo` unfolds what is around it and focuses it. A form
 * opens with the way to `first`, and with the list of a form that has nothing else.
 */
export function useUnfolded(fields: readonly Field[], value: FormValue, first: FieldPath | undefined) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () => new Set([...onlyKeyPath(fields), ...(first ? keyPathsAround(value, first) : [])]),
  );
  const [wanted, setWanted] = useState(first);

  const fold = useCallback((keyPath: string, isUnfolded: boolean) => {
    setUnfolded(before => {
      const after = new Set(before);
      if (isUnfolded) after.add(keyPath);
      else after.delete(keyPath);
      return after;
    });
  }, []);

  const goTo = (path: FieldPath, form: FormValue = value) => {
    setUnfolded(before => new Set([...before, ...keyPathsAround(form, path)]));
    setWanted([...path]);
  };

  // The field is in the document only after the groups around it are unfolded.
  useEffect(() => {
    if (wanted) focusField(wanted);
  }, [wanted]);

  return { unfolded, fold, goTo };
}
