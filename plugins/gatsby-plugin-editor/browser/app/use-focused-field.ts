import { useEffect, useState } from "react";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { pathOfId } from "../state/field-path";

/** The field that had the focus last, and a function that names another part of the form as the one that is looked at. */
export function useFocusedField(): [FieldPath | undefined, (path: FieldPath) => void] {
  const [path, setPath] = useState<FieldPath>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? pathOfId(target.id) : undefined;
      if (field) setPath(field);
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  return [path, setPath];
}
