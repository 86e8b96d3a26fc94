import { useCallback, useEffect, useMemo, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { Forms } from "../../forms/editor-forms";
import { appMessages } from "../../messages/app-messages";
import { formMessages } from "../../messages/form-messages";
import type { Target } from "../../messages/message-lines";
import { bar, versions as versionMessages } from "../../messages/messages";
import type { Faults } from "../form/form-context";
import { formsWithKeptWords } from "../saving/kept-words";
import { type BarMessage, linesIn } from "../saving/message-of-save";
import { parseFieldPath } from "../state/field-path";
import type { Store } from "../store/store";
import { type ListedSection, choicesIn, listContent } from "./content-list";
import { EditForm } from "./edit-form";
import { FileNav } from "./file-nav";
import { FolderList } from "./folder-list";
import { formToOpen, keptName } from "./form-to-open";
import { NotLiveBar } from "./not-live-bar";
import { useContent } from "./use-content";
import { useHasRoomForPage, usePageSwitch } from "./use-page-switch";
import { type OpenRoute, type Route, useRoute } from "./use-route";

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
  const choices = useCallback((folder: string) => choicesIn(sections, folder), [sections]);
  const unsaved = new Set(formsWithKeptWords());
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
        <a className="brand" href="#">
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
        <main>
          {route.kind !== "start" && (
            <a className="to-list" href="#">
              {appMessages.all}
            </a>
          )}
          {fault && <p role="alert">{fault}</p>}
          {texts ? (
            <OpenPart
              // Each press on a link opens its form anew; a save that moves the file does not.
              key={opened}
              open={{ route, opened }}
              forms={forms}
              sections={sections}
              texts={texts}
              store={store}
              check={check}
              choices={choices}
              notice={notice}
              forgetNotice={forgetNotice}
              isPageShown={hasRoom && isPageWanted}
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

interface PartProperties extends Pick<Properties, "forms" | "store" | "check"> {
  readonly open: OpenRoute;
  readonly sections: readonly ListedSection[];
  readonly texts: ReadonlyMap<string, string>;
  readonly choices: (folder: string) => ReturnType<typeof choicesIn>;
  readonly notice: BarMessage | undefined;
  readonly forgetNotice: () => void;
  readonly isPageShown: boolean;
  readonly refresh: () => Promise<void>;
  readonly go: (route: Route) => void;
  readonly goWith: (message: BarMessage, route: Route) => void;
  readonly rename: (file: string) => void;
}

/** What the route shows: the list of a folder, or a form. */
function OpenPart(properties: PartProperties) {
  const { open, forms, sections, texts, store, check, choices, isPageShown, refresh, go, goWith, rename } = properties;
  const { forgetNotice } = properties;
  const { route } = open;
  // The notice is about what was done just before: it is shown once.
  const [notice] = useState(properties.notice);
  useEffect(forgetNotice, [forgetNotice]);
  // A form is opened once. What is saved later reaches it as a change of its file.
  const [start] = useState(() => formToOpen(route, forms, sections, texts));

  if (route.kind === "folder") {
    const section = sections.find(({ folder }) => folder?.path === route.folder);
    if (!section?.folder) return <p role="alert">{appMessages.noFile(route.folder)}</p>;
    return (
      <FolderList
        form={section.folder}
        label={section.label}
        files={section.files}
        store={store}
        message={notice}
        refresh={refresh}
      />
    );
  }
  if (route.kind === "start") return <p className="start">{appMessages.start}</p>;
  if (start === undefined || typeof start === "string") return <p role="alert">{start}</p>;
  const file = route.kind === "file" ? route.file : undefined;
  return (
    <EditForm
      start={start}
      file={file}
      keptAs={keptName(start.form, file)}
      message={notice}
      texts={texts}
      store={store}
      check={check}
      choices={choices}
      field={route.kind === "file" ? route.field : undefined}
      isPageShown={isPageShown}
      onSaved={async saved => {
        await refresh();
        if (saved !== file) rename(saved);
      }}
      onBroughtBack={async saved => {
        await refresh();
        goWith({ kind: "success", lines: linesIn(versionMessages.broughtBack) }, { kind: "file", file: saved });
      }}
      onDeleted={async () => {
        await refresh();
        const deleted = { kind: "success", lines: linesIn(bar.deleted[store.place]) } as const;
        goWith(deleted, { kind: "folder", folder: start.form.path });
      }}
      openField={(other, path) => go({ kind: "file", file: other, field: path })}
      duplicate={() => go({ kind: "new", folder: start.form.path, copyOf: file })}
    />
  );
}
