import { useState } from "react";
import type { WrittenPath } from "../../../gatsby-plugin-content/paths";
import type { Conflict, Decision, Decisions } from "../../changes/merge";
import { readableTexts } from "../../forms/typography";
import { conflicts as messages } from "../../messages/messages";
import { Dialog } from "./dialog";

interface Properties {
  readonly conflicts: readonly Conflict[];
  /** The name of their file, if it is not the open one. */
  readonly name: string | undefined;
  readonly answer: (decisions: Decisions | undefined) => void;
}

/** Asks which of two values to keep, for each value that two people have changed. Both stand side by side. */
export function ConflictsDialog({ conflicts, name, answer }: Properties) {
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const choose = (path: WrittenPath, decision: Decision) =>
    setDecisions(before => new Map([...before, [path, decision]]));
  const buttons = (
    <>
      <button
        type="button"
        className="primary"
        disabled={decisions.size < conflicts.length}
        onClick={() => answer(decisions)}
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
          {(["mine", "theirs"] as const).map(decision => (
            <label key={decision}>
              <input
                type="radio"
                name={conflict.path}
                checked={decisions.get(conflict.path) === decision}
                onChange={() => choose(conflict.path, decision)}
              />{" "}
              {messages[decision]}
              <span className="version">{readableTexts(conflict[decision]).join("\n") || messages.empty}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
