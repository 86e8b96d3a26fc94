import { useCallback, useEffect, useMemo, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { EditorConfig } from "../../decap-config";
import { formMessages } from "../../messages/form-messages";
import { type Faults } from "../form/form-context";
import type { Store } from "../store/store";
import { EditForm } from "./edit-form";
import { FileList } from "./file-list";
import { groupsOfFiles, type LoadedForms, loadForms } from "./load-forms";
import { useHash } from "./use-hash";

interface Properties {
  readonly config: EditorConfig;
  readonly store: Store;
  readonly check: (schema: string, data: JsonObject) => Faults;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The editor: all files beside the open form. The hash of the address names the open file. */
export function App({ config, store, check }: Properties) {
  const [loaded, setLoaded] = useState<LoadedForms>();
  const [fault, setFault] = useState("");
  const [isUnsaved, setUnsaved] = useState(false);
  const path = useHash(isUnsaved);

  useEffect(() => {
    loadForms(config, store).then(setLoaded, (error: unknown) => setFault(messageOf(error)));
  }, [config, store]);

  const choices = useCallback((folder: string) => loaded?.choices.get(folder) ?? [], [loaded]);
  const groups = useMemo(() => (loaded ? groupsOfFiles(loaded) : []), [loaded]);
  const form = loaded?.files.find(file => file.path === path)?.form;

  return (
    <>
      <FileList groups={groups} open={path} />
      <main>
        {fault && <p role="alert">{fault}</p>}
        {!form && !fault && <p>{loaded ? formMessages.open : formMessages.opening}</p>}
        {form && path && (
          <OpenFile
            key={path}
            form={form}
            path={path}
            store={store}
            check={check}
            choices={choices}
            onUnsaved={setUnsaved}
          />
        )}
      </main>
    </>
  );
}

type OpenFileProperties = Omit<Parameters<typeof EditForm>[0], "check" | "data"> & Pick<Properties, "check">;

/** Reads a file, and opens its form. */
function OpenFile({ form, path, store, check, choices, onUnsaved }: OpenFileProperties) {
  const [data, setData] = useState<JsonObject>();
  const [fault, setFault] = useState("");
  const checkForm = useCallback((typed: JsonObject) => check(form.schema, typed), [check, form]);

  useEffect(() => {
    store.read(path).then(
      text => setData(JSON.parse(text) as JsonObject),
      (error: unknown) => setFault(messageOf(error)),
    );
    return () => onUnsaved(false);
  }, [store, path, onUnsaved]);

  if (fault) return <p role="alert">{fault}</p>;
  if (!data) return <p>{formMessages.opening}</p>;
  return (
    <EditForm
      form={form}
      path={path}
      data={data}
      store={store}
      check={checkForm}
      choices={choices}
      onUnsaved={onUnsaved}
    />
  );
}
