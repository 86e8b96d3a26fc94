import { type RefObject, useState } from "react";
import { setOwnMessages, fieldIn } from "./enquiry";
import { type FieldName, fieldNames } from "./fields";

/** The browser's message for each field that is wrong. */
export type Faults = Readonly<Partial<Record<FieldName, string>>>;

/**
 * Decides which fields are wrong, always by their present content: a script or a password manager may fill in a field
 * without an event.
 */
export const useFaults = (form: RefObject<HTMLFormElement>) => {
  const [faults, setFaults] = useState<Faults>({});
  const setFault = (name: FieldName, fault: string) =>
    setFaults(known => ((known[name] ?? "") === fault ? known : { ...known, [name]: fault }));

  return {
    faults,
    /** Checks a field that the visitor leaves. A field that is still empty is not wrong yet. */
    checkField: (name: FieldName) => {
      if (!form.current) return;
      setOwnMessages(form.current);
      const field = fieldIn(form.current, name);
      if (field.value) setFault(name, field.validationMessage);
    },
    /** Hides the message of a field while the visitor corrects it. */
    forgetFault: (name: FieldName) => setFault(name, ""),
    /** Checks all fields and focuses the first one that is wrong. Returns whether the form can be sent. */
    checkAll: (): boolean => {
      const current = form.current;
      if (!current) return false;
      setOwnMessages(current);
      const messages = fieldNames.map(name => [name, fieldIn(current, name).validationMessage] as const);
      setFaults(Object.fromEntries(messages));
      const wrong = fieldNames.map(name => fieldIn(current, name)).find(({ validity }) => !validity.valid);
      wrong?.focus();
      return !wrong;
    },
  };
};
