import { useState } from "react";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import type { Form } from "../../forms/fields";
import { appMessages } from "../../messages/app-messages";
import { questions } from "../../messages/messages";
import { useAsking } from "../dialogs/asking";
import { type BarMessage, messageOfError } from "../saving/message-of-save";
import type { Store } from "../store/store";
import { VersionsDialog } from "./versions-dialog";

interface Properties {
  readonly title: string;
  readonly form: Form;
  /** The file; undefined for a new entry. */
  readonly file: ContentPath | undefined;
  readonly store: Store;
  readonly isUnsaved: boolean;
  readonly duplicate: () => void;
  readonly onDeleted: () => Promise<void>;
  readonly onBroughtBack: (file: ContentPath) => Promise<void>;
  readonly say: (message: BarMessage) => void;
  /** Shows an earlier text on the page; undefined shows the form again. */
  readonly lookAt: (fileText: string | undefined) => void;
}

/** The heading of a form, with what can be done with its file: duplicate it, look at its versions, delete it. */
export function EntryActions(properties: Properties) {
  const { title, form, file, store, isUnsaved, duplicate, onDeleted, onBroughtBack, say, lookAt } = properties;
  const { ask } = useAsking();
  const [isVersions, setVersions] = useState(false);

  const remove = async (entry: ContentPath) => {
    const { title: name, from, to, redirects } = await store.deletion(entry);
    const answer = await ask({
      question: questions.remove(name),
      details: [
        ...(from && to ? [questions.visitors(from)] : []),
        ...(redirects.length > 0 ? [questions.redirects(redirects)] : []),
        ...(isUnsaved ? [questions.losesUnsaved] : []),
      ].join("\n"),
      answers: [
        ...(to ? [{ value: "redirect", label: questions.removeAndRedirect(to) } as const] : []),
        { value: "delete", label: questions.removeOnly } as const,
        { value: "keep", label: questions.keep } as const,
      ],
    });
    if (answer !== "delete" && answer !== "redirect") return;
    await store.remove(entry, answer === "redirect" ? to : undefined);
    await onDeleted();
  };

  return (
    <header className="form-header">
      <h1>{title}</h1>
      {file !== undefined && (
        <div className="actions">
          {form.isFolder && (
            <button type="button" onClick={duplicate}>
              {appMessages.duplicate}
            </button>
          )}
          <button type="button" onClick={() => setVersions(true)}>
            {appMessages.versions}
          </button>
          {form.isFolder && (
            <button
              type="button"
              onClick={() => void remove(file).catch((error: unknown) => say(messageOfError(error)))}
            >
              {appMessages.remove}
            </button>
          )}
        </div>
      )}
      {isVersions && file !== undefined && (
        <VersionsDialog
          file={file}
          store={store}
          isUnsaved={isUnsaved}
          lookAt={lookAt}
          close={() => setVersions(false)}
          onBroughtBack={saved => {
            setVersions(false);
            void onBroughtBack(saved.file);
          }}
        />
      )}
    </header>
  );
}
