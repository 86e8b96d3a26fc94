import { useEffect, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { Faults } from "../form/form-context";

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
