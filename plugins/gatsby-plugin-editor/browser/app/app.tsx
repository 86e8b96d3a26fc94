import { useCallback, useMemo, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { type ContentPath, parseFieldPath } from "../../../gatsby-plugin-content/paths";
import type { Forms } from "../../forms/editor-forms";
import { appMessages } from "../../messages/app-messages";
import { formMessages } from "../../messages/form-messages";
import type { Target } from "../../messages/message-lines";
import type { Faults } from "../form/form-context";
import { formsWithKeptWords } from "../saving/kept-words";
import type { BarMessage } from "../saving/message-of-save";
import type { Store } from "../store/store";
import { choicesIn, listContent } from "./content-list";
import { FileNav } from "./file-nav";
import { NotLiveBar } from "./not-live-bar";
import { OpenPart } from "./open-part";
import { useContent } from "./use-content";
import { useHasRoomForPage, usePageSwitch } from "./use-page-switch";
import { type Route, hashOf, useRoute } from "./use-route";

interface Properties {
  readonly forms: Forms;
  readonly store: Store;
  readonly check: (schema: string, data: JsonObject) => Faults;
  /** On the web. */
  readonly signOut?: (() => void) | undefined;
}

/** The editor: all files beside the open form, and the page beside it. */
export function App({ forms, store, check, signOut }: Properties) {
  const { texts, fault, refresh } = useContent(store);
  const { route, opened, go, rename } = useRoute();
  const [notice, setNotice] = useState<BarMessage>();
  const forgetNotice = useCallback(() => setNotice(undefined), []);
  const [isPageWanted, switchPage] = usePageSwitch();
  const hasRoom = useHasRoomForPage();
  const sections = useMemo(() => (texts ? listContent(forms, texts) : []), [forms, texts]);
  const choices = useCallback((folder: ContentPath) => choicesIn(sections, folder), [sections]);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(() => new Set(formsWithKeptWords()));
  const followKept = useCallback(() => setUnsaved(new Set(formsWithKeptWords())), []);
  const isFormOpen = route.kind === "file" || route.kind === "new";

  const goToTarget = ({ file, path }: Target) => {
    if (file !== undefined) go({ kind: "file", file, field: parseFieldPath(path) });
  };

  /** Opens a route with a message about what was done before. */
  const goWith = (message: BarMessage, next: Route) => {
    setNotice(message);
    go(next);
  };

  return (
    <>
      <header className="editor-header">
        <a className="brand" href={hashOf({ kind: "start" })}>
          {appMessages.title}
        </a>
        <NotLiveBar
          store={store}
          texts={texts}
          hasUnsavedWords={unsaved.size > 0}
          goToTarget={goToTarget}
          refresh={refresh}
        />
        <span className="header-links">
          {isFormOpen && hasRoom && (
            <button type="button" aria-pressed={isPageWanted} onClick={() => switchPage(!isPageWanted)}>
              {isPageWanted ? appMessages.hidePage : appMessages.showPage}
            </button>
          )}
          {signOut && (
            <button type="button" onClick={signOut}>
              {appMessages.signOut}
            </button>
          )}
        </span>
      </header>
      <div className="columns" data-open={route.kind} data-page={isFormOpen && hasRoom && isPageWanted}>
        <FileNav sections={sections} route={route} unsaved={unsaved} />
        <main
          // Each press on a link opens its form anew, from its top; a save that moves the file does not.
          key={opened}
        >
          {route.kind !== "start" && (
            <a className="to-list" href={hashOf({ kind: "start" })}>
              {appMessages.all}
            </a>
          )}
          {fault && <p role="alert">{fault}</p>}
          {texts ? (
            <OpenPart
              route={route}
              forms={forms}
              sections={sections}
              texts={texts}
              store={store}
              check={check}
              choices={choices}
              notice={notice}
              forgetNotice={forgetNotice}
              isPageShown={hasRoom && isPageWanted}
              onKept={followKept}
              refresh={refresh}
              go={go}
              goWith={goWith}
              rename={rename}
            />
          ) : (
            !fault && <p>{formMessages.opening}</p>
          )}
        </main>
      </div>
    </>
  );
}
