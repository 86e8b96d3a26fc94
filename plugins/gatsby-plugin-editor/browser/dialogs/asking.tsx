import { type ReactNode, createContext, useCallback, useContext, useMemo, useState } from "react";
import type { Conflict, Decisions } from "../../changes/merge";
import { ConflictsDialog } from "./conflicts-dialog";
import { Question, type Questioned } from "./question";

/** Asks an editor. Each resolves with the answer; undefined if the dialog was closed without one. */
export interface Asking {
  readonly ask: <Value extends string>(question: Questioned<Value>) => Promise<Value | undefined>;
  /** Asks which values to keep. `name` is that of their file, if it is not the open one. */
  readonly askAbout: (conflicts: readonly Conflict[], name?: string) => Promise<Decisions | undefined>;
}

const Context = createContext<Asking | undefined>(undefined);

/** Lets everything inside ask questions, one at a time. */
export function AskingProvider({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();

  /** Shows a dialog until it has an answer. */
  const show = useCallback(
    <Answer,>(render: (answer: (value: Answer | undefined) => void) => ReactNode) =>
      new Promise<Answer | undefined>(resolve => {
        const answer = (value: Answer | undefined) => {
          setDialog(undefined);
          resolve(value);
        };
        setDialog(render(answer));
      }),
    [],
  );

  const asking = useMemo(
    (): Asking => ({
      ask: question => show(answer => <Question {...question} answer={answer} />),
      askAbout: (conflicts, name) =>
        show(answer => <ConflictsDialog conflicts={conflicts} name={name} answer={answer} />),
    }),
    [show],
  );

  return (
    <Context.Provider value={asking}>
      {children}
      {dialog}
    </Context.Provider>
  );
}

/** Asks questions. Throws outside of `AskingProvider`. */
export function useAsking(): Asking {
  const asking = useContext(Context);
  if (!asking) throw new Error("A question needs an AskingProvider around it.");
  return asking;
}
