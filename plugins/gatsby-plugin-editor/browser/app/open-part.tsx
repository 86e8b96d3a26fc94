import { useEffect, useLayoutEffect, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import type { Forms } from "../../forms/editor-forms";
import { appMessages } from "../../messages/app-messages";
import { formMessages } from "../../messages/form-messages";
import { readLines } from "../../messages/message-lines";
import { bar, versions as versionMessages } from "../../messages/messages";
import type { Choice, Faults } from "../form/form-context";
import type { BarMessage } from "../saving/message-of-save";
import type { Store } from "../store/store";
import type { ListedSection } from "./content-list";
import { EditForm } from "./edit-form";
import { FolderList } from "./folder-list";
import { formToOpen, keptName } from "./form-to-open";
import { Start } from "./start";
import type { Route } from "./use-route";

interface Properties {
  readonly route: Route;
  readonly forms: Forms;
  readonly store: Store;
  readonly check: (schema: string, data: JsonObject) => Faults;
  readonly sections: readonly ListedSection[];
  readonly texts: ReadonlyMap<ContentPath, string>;
  readonly choices: (folder: ContentPath) => readonly Choice[];
  readonly notice: BarMessage | undefined;
  readonly forgetNotice: () => void;
  readonly isPageShown: boolean;
  readonly onKept: () => void;
  readonly refresh: () => Promise<void>;
  readonly go: (route: Route) => void;
  readonly goWith: (message: BarMessage, route: Route) => void;
  readonly rename: (file: ContentPath) => void;
}

/** What the route shows: the list of a folder, or a form. */
export function OpenPart(properties: Properties) {
  const { route, forms, sections, texts, store, check, choices, isPageShown, refresh, go, goWith, rename } = properties;
  const { forgetNotice } = properties;
  // The notice is about what was done just before: it is shown once.
  const [notice] = useState(properties.notice);
  useEffect(forgetNotice, [forgetNotice]);
  // A narrow window scrolls as a whole. The list of files stays where it was, for who comes back to it.
  useLayoutEffect(() => {
    if (route.kind !== "start") scrollTo({ top: 0, behavior: "instant" });
  }, [route.kind]);
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
  if (route.kind === "start") return <Start place={store.place} />;
  if (start === undefined) return null;
  if ("reason" in start) return <p role="alert">{start.reason}</p>;
  const file = route.kind === "file" ? route.file : undefined;
  return (
    <EditForm
      start={start}
      file={file}
      keptAs={keptName(start.form, file)}
      message={start.isKept ? { kind: "warning", lines: readLines(formMessages.kept) } : notice}
      texts={texts}
      store={store}
      check={check}
      choices={choices}
      field={route.kind === "file" ? route.field : undefined}
      isPageShown={isPageShown}
      onKept={properties.onKept}
      onSaved={async saved => {
        await refresh();
        if (saved !== file) rename(saved);
      }}
      onBroughtBack={async saved => {
        await refresh();
        goWith(
          { kind: "success", lines: readLines(versionMessages.broughtBack[store.place]) },
          { kind: "file", file: saved },
        );
      }}
      onDeleted={async () => {
        await refresh();
        const deleted = { kind: "success", lines: readLines(bar.deleted[store.place]) } as const;
        goWith(deleted, { kind: "folder", folder: start.form.path });
      }}
      openField={(other, path) => go({ kind: "file", file: other, field: path })}
      duplicate={() => go({ kind: "new", folder: start.form.path, copyOf: file })}
    />
  );
}
