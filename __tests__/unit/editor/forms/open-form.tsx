import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FILE_KINDS } from "../../../../plugins/gatsby-plugin-content/file-kinds";
import type { JsonObject } from "../../../../plugins/gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../../plugins/gatsby-plugin-content/paths";
import { schemaChecker } from "../../../../plugins/gatsby-plugin-content/schema-check";
import { nodesOf } from "../../../../plugins/gatsby-plugin-content/site";
import { EditForm } from "../../../../plugins/gatsby-plugin-editor/browser/app/edit-form";
import type { FormToOpen } from "../../../../plugins/gatsby-plugin-editor/browser/app/form-to-open";
import { AskingProvider } from "../../../../plugins/gatsby-plugin-editor/browser/dialogs/asking";
import type { Store } from "../../../../plugins/gatsby-plugin-editor/browser/store/store";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { contentPath } from "../../paths";
import { memoryStore } from "../memory-store";
import { fileWithForm, forms, schemas } from "./files-with-forms";

const checker = schemaChecker(schemas);

const check = (schema: string, data: JsonObject) => {
  const kind = FILE_KINDS.find(candidate => candidate.schema === schema)!;
  const document = {
    file: contentPath("a.json"),
    kind,
    value: data,
    placeOf: () => ({ line: 1, column: 1 }),
    repeated: [],
  };
  return new Map(checker(document, nodesOf(document, schemas)).map(problem => [problem.path, problem.message]));
};

/** Shows a form over a store. */
function showForm(
  start: FormToOpen,
  file: ContentPath | undefined,
  texts: ReadonlyMap<ContentPath, string>,
  store: Store,
) {
  const nothing = async () => undefined;
  render(
    <AskingProvider>
      <EditForm
        start={start}
        file={file}
        keptAs={file ?? start.form.path}
        message={undefined}
        texts={texts}
        store={store}
        check={check}
        choices={() => []}
        field={undefined}
        isPageShown={false}
        onKept={() => undefined}
        onSaved={nothing}
        onBroughtBack={nothing}
        onDeleted={nothing}
        openField={() => undefined}
        duplicate={() => undefined}
      />
    </AskingProvider>,
  );
}

interface Given {
  /** Functions of the store that differ. */
  readonly store?: Partial<Store>;
  /** The data with words that were not saved before. */
  readonly kept?: JsonObject;
}

/** Opens the form of a file over a store that keeps its text in memory. */
export function openForm(name: string, { store = {}, kept }: Given = {}) {
  const path = contentPath(name);
  const { text, form } = fileWithForm(path);
  const texts = new Map([[path, text]]);
  const data = parseObject(text);
  const isKept = kept !== undefined;
  const start = { form, opened: data, shown: kept ?? data, untouched: data, isKept, nextOrder: undefined };
  showForm(start, path, texts, memoryStore(texts, store));
  const file = {
    get text() {
      return texts.get(path) ?? "";
    },
    set text(saved: string) {
      texts.set(path, saved);
    },
  };
  return { user: userEvent.setup(), file, opened: text };
}

/** Opens the form of a new entry, by the schema of its folder. */
export function openNewEntry(schema: string, nextOrder: number) {
  const untouched = { order: nextOrder };
  const start = { form: forms.get(schema)!, opened: undefined, shown: untouched, untouched, isKept: false, nextOrder };
  showForm(start, undefined, new Map(), memoryStore(new Map()));
  return { user: userEvent.setup() };
}
