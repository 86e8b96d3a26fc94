import { useCallback, useEffect, useState } from "react";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { appMessages } from "../../messages/app-messages";
import { type MessageLine, type Target, readLines } from "../../messages/message-lines";
import { bar, questions } from "../../messages/messages";
import { reasonOf } from "../../messages/reason-of";
import type { SendAnswer } from "../../server/sending-protocol";
import { useAsking } from "../dialogs/asking";
import type { NotLive, PuttingLive, Store } from "../store/store";
import { Command, MessageLines } from "./message-lines";

const COMMANDS = ['git add content && git commit -m "Change the content"', "git push --set-upstream origin HEAD"];

/** In ms: how often the sending is asked what it waits for. */
const PULSE = 1_000;

/** In ms: how often GitHub is asked for what is not live. */
const WEB_PULSE = 60_000;

interface Properties {
  readonly store: Store;
  /** The present texts: what is not live is asked for again when they change. */
  readonly texts: ReadonlyMap<ContentPath, string> | undefined;
  readonly hasUnsavedWords: boolean;
  readonly goToTarget: (target: Target) => void;
  readonly refresh: () => Promise<void>;
}

function linesOfAnswer(answer: SendAnswer, place: Store["place"]): readonly MessageLine[] {
  if (answer.outcome === "sent") return readLines(bar.sent);
  if (answer.outcome === "proposed") return readLines(bar.proposed(answer.branch, answer.address));
  return readLines(bar.notSent[place](answer.message));
}

/** What is saved and not live yet, and the button that puts it live. */
export function NotLiveBar({ store, texts, hasUnsavedWords, goToTarget, refresh }: Properties) {
  const { ask } = useAsking();
  const [state, setState] = useState<NotLive>();
  const [putting, setPutting] = useState<PuttingLive>();
  const [said, setSaid] = useState<readonly MessageLine[]>([]);

  const look = useCallback(() => {
    store
      .notLive()
      .then(setState, (error: unknown) =>
        setState({ canPutLive: false, files: [], copies: [], problem: reasonOf(error) }),
      );
  }, [store]);
  useEffect(look, [look, texts]);
  // The host of the previews reports its address some minutes after a save.
  useEffect(() => {
    if (store.place !== "web") return undefined;
    const pulse = setInterval(() => void (document.hidden || look()), WEB_PULSE);
    return () => clearInterval(pulse);
  }, [store, look]);

  const isSure = async (question: string, details: string, label: string) => {
    const answers = [{ value: "send", label } as const, { value: "wait", label: questions.notYet } as const];
    return (await ask({ question, details, answers })) === "send";
  };

  const put = async (copies: readonly string[]) => {
    const { sendWithoutUnsaved, unsavedStays, sendRest, sendCopies, copiesIn, sendAll } = questions;
    if (hasUnsavedWords && !(await isSure(sendWithoutUnsaved, unsavedStays, sendRest))) return;
    if (copies.length > 0 && !(await isSure(sendCopies, copiesIn(copies), sendAll))) return;
    const started = store.putLive();
    setPutting(started);
    setSaid(readLines(bar.sending));
    try {
      setSaid(linesOfAnswer(await started.answer, store.place));
    } catch (error) {
      setSaid(readLines(bar.notSent[store.place](reasonOf(error))));
    } finally {
      setPutting(undefined);
      look();
      void refresh();
    }
  };

  return (
    <div className="not-live">
      {putting ? (
        <WaitingFor putting={putting} />
      ) : (
        state && <NotLiveFiles place={store.place} state={state} put={() => void put(state.copies)} />
      )}
      <div role="status">
        <MessageLines lines={said} goToTarget={goToTarget} />
      </div>
    </div>
  );
}

interface FilesProperties {
  readonly place: Store["place"];
  readonly state: NotLive;
  readonly put: () => void;
}

function NotLiveFiles({ place, state: { problem, files, canPutLive, preview }, put }: FilesProperties) {
  if (problem !== undefined) return <MessageLines lines={readLines(problem)} />;
  if (files.length === 0) return null;
  return (
    <>
      <details>
        <summary>
          {bar.notLive[place]}
          {bar.files(files.length)}
        </summary>
        {files.join(", ")}
      </details>
      {preview && (
        <a href={preview} target="_blank" rel="noreferrer">
          {appMessages.preview}
        </a>
      )}
      {canPutLive ? (
        <button type="button" className="primary" onClick={put}>
          {bar.putLive}
        </button>
      ) : (
        <div>
          <p>{bar.typeCommands}</p>
          {COMMANDS.map(command => (
            <Command key={command} command={command} />
          ))}
        </div>
      )}
    </>
  );
}

/** What the sending waits for, and a button that ends it. */
function WaitingFor({ putting }: { readonly putting: PuttingLive }) {
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    // Without an answer, the sending itself says so.
    const ask = () => void putting.step().then(setSentence, () => undefined);
    ask();
    const pulse = setInterval(ask, PULSE);
    return () => clearInterval(pulse);
  }, [putting]);
  return (
    <>
      <span role="status">{sentence}</span>
      <button type="button" onClick={putting.cancel}>
        {bar.cancel}
      </button>
    </>
  );
}
