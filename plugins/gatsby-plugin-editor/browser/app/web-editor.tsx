import { useMemo, useState } from "react";
import type { SchemaSet } from "../../../gatsby-plugin-content/json-schema";
import type { Forms } from "../../forms/editor-forms";
import { appMessages } from "../../messages/app-messages";
import { readLines } from "../../messages/message-lines";
import { reasonOf } from "../../messages/reason-of";
import { useAsking } from "../dialogs/asking";
import { contentChecker } from "../saving/check-content";
import { formChecker, validate } from "../saving/check-form";
import { webStore } from "../store/github";
import { signIn, signOut, storedToken } from "../store/sign-in";
import { App } from "./app";
import { MessageLines } from "./message-lines";

interface Properties {
  readonly repository: string;
  readonly branch: string;
  /** The address of the OAuth proxy. */
  readonly signIn: string;
  readonly forms: Forms;
  readonly schemas: SchemaSet;
}

/** The editor of the files on GitHub, after the sign-in. */
export function WebEditor({ repository, branch, signIn: proxy, forms, schemas }: Properties) {
  const { askAbout } = useAsking();
  const [isSignedIn, setSignedIn] = useState(() => storedToken() !== undefined);
  const [fault, setFault] = useState("");
  const check = useMemo(() => formChecker(schemas), [schemas]);
  const store = useMemo(
    () =>
      webStore({
        repository,
        branch,
        token: () => storedToken() ?? "",
        forms,
        check: contentChecker(schemas, validate),
        ask: askAbout,
      }),
    [repository, branch, forms, schemas, askAbout],
  );

  const enter = () => {
    setFault("");
    signIn(proxy).then(
      () => setSignedIn(true),
      (error: unknown) => setFault(reasonOf(error)),
    );
  };

  const leave = () => {
    signOut();
    setSignedIn(false);
  };

  if (isSignedIn) return <App forms={forms} store={store} check={check} signOut={leave} />;
  return (
    <main className="sign-in">
      <h1>{appMessages.title}</h1>
      <p>{appMessages.signInFirst}</p>
      <button type="button" className="primary" onClick={enter}>
        {appMessages.signIn}
      </button>
      <div role="alert" data-kind="error">
        {fault && <MessageLines lines={readLines(fault)} />}
      </div>
    </main>
  );
}
