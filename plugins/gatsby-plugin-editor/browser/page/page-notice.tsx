import { readLines, sentenceOfLine } from "../../messages/message-lines";
import { preview as messages } from "../../messages/messages";

/** How many reasons are shown. */
const MOST_REASONS = 4;

interface Properties {
  /** What to know about the page; undefined without anything. */
  readonly notice: string | undefined;
  /** Why the server has refused the draft: the lines of its message. */
  readonly refusal: string | undefined;
}

/** Says over a page why it does not show all that is in the form. */
export function PageNotice({ notice, refusal }: Properties) {
  const lines = notice === undefined && refusal !== undefined ? readLines(refusal) : [];
  const reasons = lines.slice(0, MOST_REASONS).map(sentenceOfLine);
  return (
    <div className="pane-notice" role="status">
      {notice}
      {reasons.length > 0 && (
        <>
          {messages.notShown}
          <ul>
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
