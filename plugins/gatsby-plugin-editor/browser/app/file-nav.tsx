import { useState } from "react";
import { appMessages } from "../../messages/app-messages";
import { type ListedFile, type ListedSection, findInContent, remarkOn } from "./content-list";
import { type Route, hashOf } from "./use-route";

interface Properties {
  readonly sections: readonly ListedSection[];
  readonly route: Route;
  /** The forms that have words which are not saved. */
  readonly unsaved: ReadonlySet<string>;
}

/** All files and folders as links, with a field that finds words in all texts. */
export function FileNav({ sections, route, unsaved }: Properties) {
  const [words, setWords] = useState("");
  const isSearching = words.trim() !== "";
  return (
    <nav aria-label={appMessages.all}>
      <input
        type="search"
        aria-label={appMessages.find}
        placeholder={appMessages.find}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isSearching ? (
        <FoundTexts sections={sections} words={words} />
      ) : (
        sections.map(section => <Section key={section.name} section={section} route={route} unsaved={unsaved} />)
      )}
    </nav>
  );
}

interface SectionProperties {
  readonly section: ListedSection;
  readonly route: Route;
  readonly unsaved: ReadonlySet<string>;
}

function Section({ section: { label, folder, files }, route, unsaved }: SectionProperties) {
  const isOpen = route.kind === "folder" && route.folder === folder?.path;
  return (
    <section>
      <h2>
        {folder ? (
          <a href={hashOf({ kind: "folder", folder: folder.path })} aria-current={isOpen ? "page" : undefined}>
            {label}
          </a>
        ) : (
          label
        )}
      </h2>
      <ul>
        {files.map(file => (
          <li key={file.file}>
            <FileLink file={file} isOpen={route.kind === "file" && route.file === file.file} unsaved={unsaved} />
          </li>
        ))}
        {folder && (
          <li>
            <a className="new" href={hashOf({ kind: "new", folder: folder.path })}>
              {appMessages.newEntry(folder.label.toLowerCase())}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The status of most entries, which needs no word in a short list. */
const PUBLISHED = "published";

interface LinkProperties {
  readonly file: ListedFile;
  readonly isOpen: boolean;
  readonly unsaved: ReadonlySet<string>;
}

function FileLink({ file, isOpen, unsaved }: LinkProperties) {
  const ownRemark = remarkOn(file) === PUBLISHED ? undefined : remarkOn(file);
  const remark = unsaved.has(file.file) ? appMessages.unsavedFile : ownRemark;
  return (
    <a href={hashOf({ kind: "file", file: file.file })} aria-current={isOpen ? "page" : undefined}>
      {file.title}
      {remark && <small data-remark={remark}> {remark}</small>}
    </a>
  );
}

interface FoundProperties {
  readonly sections: readonly ListedSection[];
  readonly words: string;
}

/** The files that have the words, each with the sentence. A link leads to the field. */
function FoundTexts({ sections, words }: FoundProperties) {
  const found = findInContent(sections, words);
  if (found.length === 0) return <p role="status">{appMessages.nothingFound(words)}</p>;
  return (
    <ul className="found">
      {found.map(({ file, title, field, sentence }) => (
        <li key={file}>
          <a href={hashOf({ kind: "file", file, field })}>
            {title}
            {sentence && <small> {sentence}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
