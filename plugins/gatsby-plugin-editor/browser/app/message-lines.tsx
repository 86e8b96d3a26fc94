import { useState } from "react";
import type { MessageLine, Target } from "../../messages/message-lines";
import { bar } from "../../messages/messages";

interface Properties {
  readonly lines: readonly MessageLine[];
  /** Goes to a field, of the open form or of another file. */
  readonly goToTarget?: ((target: Target) => void) | undefined;
}

/** The lines of a message: sentences, commands to copy, addresses, and buttons that go to a field. */
export function MessageLines({ lines, goToTarget }: Properties) {
  return lines.map((line, index) => <Line key={index} line={line} goToTarget={goToTarget} />);
}

function Line({ line, goToTarget }: Pick<Properties, "goToTarget"> & { readonly line: MessageLine }) {
  switch (line.kind) {
    case "sentence":
      return <p>{line.sentence}</p>;
    case "command":
      return <Command command={line.command} />;
    case "address":
      return (
        <p>
          <a href={line.address} target="_blank" rel="noreferrer">
            {line.address}
          </a>
        </p>
      );
    case "link":
      if (!goToTarget) return <p>{line.sentence}</p>;
      return (
        <p>
          <button type="button" className="link" onClick={() => goToTarget(line.target)}>
            {line.sentence}
          </button>
        </p>
      );
  }
}

/** A command to type, with a button that copies it. */
export function Command({ command }: { readonly command: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <p className="command">
      <code>{command}</code>{" "}
      <button type="button" onClick={() => void navigator.clipboard.writeText(command).then(() => setCopied(true))}>
        {isCopied ? bar.copied : bar.copy}
      </button>
    </p>
  );
}
