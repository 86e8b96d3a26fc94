import { Dialog } from "./dialog";

/** A question with its answers, whose labels say what they do. The last answer changes nothing. */
export type Questioned<Value extends string> = Readonly<{
  question: string;
  details: string;
  answers: readonly Readonly<{ value: Value; label: string }>[];
}>;

interface Properties<Value extends string> extends Questioned<Value> {
  readonly answer: (value: Value | undefined) => void;
}

/** A question in a dialog. The answer that changes nothing has the focus. */
export function Question<Value extends string>({ question, details, answers, answer }: Properties<Value>) {
  const buttons = answers.map(({ value, label }, index) => (
    <button
      key={value}
      type="button"
      data-first-focus={index === answers.length - 1 ? "" : undefined}
      onClick={() => answer(value)}
    >
      {label}
    </button>
  ));
  return (
    <Dialog title={question} close={() => answer(undefined)} buttons={buttons}>
      <p className="details">{details}</p>
    </Dialog>
  );
}
