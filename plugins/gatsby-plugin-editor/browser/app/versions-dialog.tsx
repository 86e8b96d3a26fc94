import { type SyntheticEvent, useEffect, useState } from "react";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import type { Saved } from "../../changes/apply-edit";
import type { ShownVersion, VersionsOfEntry } from "../../changes/versions";
import { formMessages } from "../../messages/form-messages";
import { versions as messages } from "../../messages/messages";
import { reasonOf } from "../../messages/reason-of";
import { Dialog } from "../dialogs/dialog";
import type { Store } from "../store/store";
import { lineOfChanges } from "./changed-words";

interface Properties {
  readonly file: ContentPath;
  readonly store: Store;
  readonly isUnsaved: boolean;
  /** Shows an earlier text on the page; undefined shows the form again. */
  readonly lookAt: (fileText: string | undefined) => void;
  readonly close: () => void;
  readonly onBroughtBack: (saved: Saved) => void;
}

/** The versions of a file. A press on one shows its page and what would change; another one brings it back. */
export function VersionsDialog({ file, store, isUnsaved, lookAt, close, onBroughtBack }: Properties) {
  const [entry, setEntry] = useState<VersionsOfEntry>();
  const [fault, setFault] = useState("");

  useEffect(() => {
    store.versions(file).then(setEntry, (error: unknown) => setFault(reasonOf(error)));
    return () => lookAt(undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, file]);

  const bringBack = ({ version }: ShownVersion) => {
    if (!version) return;
    store
      .bringBack(file, version)
      .then(onBroughtBack, (error: unknown) => setFault(messages.notBroughtBack(reasonOf(error))));
  };

  const all = entry?.versions ?? [];
  const isUnsent = all.some(({ version }) => !version);
  const warnings = [...(isUnsaved ? [messages.losesUnsaved] : []), ...(isUnsent ? [messages.losesUnsent] : [])];
  return (
    <Dialog
      title={messages.title(entry?.title ?? "…")}
      className="versions"
      close={close}
      buttons={
        <button type="button" onClick={close}>
          {messages.close}
        </button>
      }
    >
      {!entry && !fault && <p>{formMessages.opening}</p>}
      {entry && all.length <= 1 && <p>{messages.none}</p>}
      {all.length > 1 && (
        <ol>
          {all.map(shown => (
            <li key={shown.version?.id ?? "now"}>
              <VersionItem shown={shown} warnings={warnings} lookAt={lookAt} bringBack={() => bringBack(shown)} />
            </li>
          ))}
        </ol>
      )}
      <p role="alert" className="fault">
        {fault}
      </p>
    </Dialog>
  );
}

interface ItemProperties {
  readonly shown: ShownVersion;
  readonly warnings: readonly string[];
  readonly lookAt: (fileText: string) => void;
  readonly bringBack: () => void;
}

const dateOf = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(new Date(date));

function VersionItem({ shown, warnings, lookAt, bringBack }: ItemProperties) {
  const { version, fileText, changed, fromNow } = shown;
  const head = (
    <>
      <b>{version ? messages.by(dateOf(version.date), version.author) : messages.notSent}</b>{" "}
      <span>{lineOfChanges(changed)}</span>
    </>
  );
  if (fromNow.length === 0)
    return (
      <>
        {head} <i>{messages.now}</i>
      </>
    );
  const look = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) lookAt(fileText);
  };
  return (
    <details name="version" onToggle={look}>
      <summary>{head}</summary>
      <table>
        <thead>
          <tr>
            {messages.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fromNow.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{warnings.join(" ")}</p>
      {version && (
        <button type="button" onClick={bringBack}>
          {messages.bringBack}
        </button>
      )}
    </details>
  );
}
