import { useEffect, useMemo, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { parseFieldPath } from "../../../gatsby-plugin-content/paths";
import type { Faults } from "../form/form-context";
import { dataAt } from "../state/field-path";

/** In ms: how long after the last key the form is checked. */
const PAUSE = 200;

/** The data of a form when it was last checked, and what was wrong in them. */
export type CheckedForm = Readonly<{ data: JsonObject; faults: Faults }>;

/** Checks a form when it opens, and after the last key. */
export function useCheckedForm(check: (data: JsonObject) => Faults, data: JsonObject): CheckedForm {
  const [checked, setChecked] = useState<CheckedForm>(() => ({ data, faults: check(data) }));
  useEffect(() => {
    const timer = setTimeout(() => setChecked({ data, faults: check(data) }), PAUSE);
    return () => clearTimeout(timer);
  }, [check, data]);
  return checked;
}

/** The faults that a form shows: all, or (`isOnlyWritten`) those of fields that had a value when they were checked. */
export const useFaultsToShow = ({ data, faults }: CheckedForm, isOnlyWritten: boolean): Faults =>
  useMemo(() => {
    if (!isOnlyWritten) return faults;
    return new Map([...faults].filter(([path]) => dataAt(data, parseFieldPath(path)) !== undefined));
  }, [data, faults, isOnlyWritten]);
