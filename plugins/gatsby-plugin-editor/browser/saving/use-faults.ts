import { useEffect, useMemo, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { parseFieldPath } from "../../../gatsby-plugin-content/paths";
import type { Faults } from "../form/form-context";
import { type FormGroup, valueAt } from "../state/form-value";

/** In ms: how long after the last key the form is checked. */
const PAUSE = 200;

/** What is wrong in a form, checked after the last key. */
export function useFaults(check: (data: JsonObject) => Faults, data: JsonObject): Faults {
  const [faults, setFaults] = useState<Faults>(() => check(data));
  useEffect(() => {
    const timer = setTimeout(() => setFaults(check(data)), PAUSE);
    return () => clearTimeout(timer);
  }, [check, data]);
  return faults;
}

/** The faults that a form shows: all, or (`isOnlyWritten`) those of fields with a value. */
export const useFaultsToShow = (faults: Faults, value: FormGroup, isOnlyWritten: boolean): Faults =>
  useMemo(() => {
    if (!isOnlyWritten) return faults;
    return new Map([...faults].filter(([path]) => valueAt(value, parseFieldPath(path)) !== undefined));
  }, [faults, value, isOnlyWritten]);
