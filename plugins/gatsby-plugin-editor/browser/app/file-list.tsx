import { useState } from "react";
import { formMessages } from "../../messages/form-messages";
import { comparable } from "../../forms/words";

/** A file that can be opened. */
export type FileLink = Readonly<{ path: string; title: string }>;
/** Files of one kind, below a heading. */
export type FileGroup = Readonly<{ label: string; files: readonly FileLink[] }>;

interface Properties {
  readonly groups: readonly FileGroup[];
  /** The path of the open file. */
  readonly open: string | undefined;
}

/** All files with a form, as links, with a field to find one by its title. */
export function FileList({ groups, open }: Properties) {
  const [words, setWords] = useState("");
  const isFound = ({ title }: FileLink) => comparable(title).includes(comparable(words));
  return (
    <nav aria-label={formMessages.files}>
      <input
        type="search"
        aria-label={formMessages.find}
        placeholder={formMessages.find}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {groups.map(({ label, files }) => {
        const found = files.filter(isFound);
        if (found.length === 0) return null;
        return (
          <section key={label}>
            <h2>{label}</h2>
            <ul>
              {found.map(({ path, title }) => (
                <li key={path}>
                  <a href={`#${path}`} aria-current={path === open ? "page" : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
