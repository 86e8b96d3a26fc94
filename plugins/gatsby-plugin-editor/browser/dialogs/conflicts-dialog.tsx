import { useState } from "react";
import type { Choice, Choices, Conflict } from "../../changes/merge";
import { readableTexts } from "../../forms/typography";
import { conflicts as messages } from "../../messages/messages";
import { Dialog } from "./dialog";

interface Properties {
  readonly conflicts: readonly Conflict[];
  /** The name of their file, if it is not the open one. */
  readonly name: string | undefined;
  readonly answer: (choices: Choices | undefined) => void;
}

/** Asks which of two values to keep, for each value that two people have changed. Both stand side by side. */
export function ConflictsDialog({ conflicts, name, answer }: Properties) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const choose = (path: string, choice: Choice) => setChoices(before => new Map([...before, [path, choice]]));
  const buttons = (
    <>
      <button
        type="button"
        className="primary"
        disabled={choices.size < conflicts.length}
        onClick={() => answer(choices)}
      >
        {messages.save}
      </button>
      <button type="button" onClick={() => answer(undefined)}>
        {messages.cancel}
      </button>
    </>
  );
  return (
    <Dialog title={messages.title} className="conflicts" close={() => answer(undefined)} buttons={buttons}>
      <p>{messages.explanation}</p>
      {conflicts.map(conflict => (
        <fieldset key={conflict.path}>
          <legend>{name === undefined ? conflict.label : `${name} › ${conflict.label}`}</legend>
          {(["mine", "theirs"] as const).map(choice => (
            <label key={choice}>
              <input
                type="radio"
                name={conflict.path}
                checked={choices.get(conflict.path) === choice}
                onChange={() => choose(conflict.path, choice)}
              />{" "}
              {messages[choice]}
              <span className="version">{readableTexts(conflict[choice]).join("\n") || messages.empty}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
