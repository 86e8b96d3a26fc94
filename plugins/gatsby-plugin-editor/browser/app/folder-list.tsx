import { useSortable } from "@dnd-kit/react/sortable";
import { useCallback, useEffect, useState } from "react";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import type { Form } from "../../forms/fields";
import { appMessages } from "../../messages/app-messages";
import { readLines } from "../../messages/message-lines";
import { bar, order as messages } from "../../messages/messages";
import { useBlobUrl } from "../controls/use-picture-url";
import { DragHandle } from "../form/drag-handle";
import { SortableList } from "../form/sortable-list";
import { type BarMessage, messageOfError } from "../saving/message-of-save";
import type { Store } from "../store/store";
import { type ListedFile, remarkOn } from "./content-list";
import { MessageLines } from "./message-lines";
import { hashOf } from "./use-route";

interface Properties {
  readonly form: Form;
  readonly label: string;
  readonly files: readonly ListedFile[];
  readonly store: Store;
  /** What the bar says first, about what was done before. */
  readonly message: BarMessage | undefined;
  /** Reads the content again after a move. */
  readonly refresh: () => Promise<void>;
}

/** The entries of a folder in their order, which can be changed by mouse, finger and keyboard. */
export function FolderList({ form, label, files, store, message: first, refresh }: Properties) {
  const [message, setMessage] = useState(first);
  const [isMoving, setMoving] = useState(false);
  /** The move that was asked for while another one is being saved: an entry, and by how many places. */
  const [waiting, setWaiting] = useState<Readonly<{ file: ContentPath; by: number }>>();

  const move = async (from: number, to: number) => {
    const [entry, target] = [files[from], files[to]];
    if (!entry || !target) return;
    if (isMoving) {
      const before = waiting?.file === entry.file ? waiting.by : 0;
      setWaiting({ file: entry.file, by: before + to - from });
      return;
    }
    setMoving(true);
    try {
      await store.move(entry.file, target.file);
      const moved = messages.moved(entry.title, to + 1, files.length);
      setMessage({ kind: "success", lines: readLines(`${moved} ${bar.saved[store.place]}`) });
      await refresh();
    } catch (error) {
      setWaiting(undefined);
      const reason = messageOfError(error).lines;
      setMessage({ kind: "error", lines: [...readLines(messages.notMoved("")), ...reason] });
    } finally {
      setMoving(false);
    }
  };

  const startMove = (from: number, to: number) => void move(from, to);

  useEffect(() => {
    if (isMoving || !waiting) return;
    setWaiting(undefined);
    const from = files.findIndex(({ file }) => file === waiting.file);
    const to = Math.min(Math.max(from + waiting.by, 0), files.length - 1);
    if (from >= 0 && from !== to) startMove(from, to);
    // Only the end of a move lets the next one begin.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMoving, waiting]);

  return (
    <section className="folder">
      <header className="form-header">
        <h1>{label}</h1>
        <a className="button" href={hashOf({ kind: "new", folder: form.path })}>
          {appMessages.newEntry(form.label.toLowerCase())}
        </a>
      </header>
      <p className="hint">{appMessages.orderHelp}</p>
      <SortableList move={startMove} isBusy={isMoving}>
        {files.map((file, index) => (
          <FolderEntry key={file.file} file={file} index={index} count={files.length} store={store} move={startMove} />
        ))}
      </SortableList>
      <div role="alert" className="bar-message" data-kind={message?.kind}>
        {message && <MessageLines lines={message.lines} />}
      </div>
    </section>
  );
}

interface EntryProperties {
  readonly file: ListedFile;
  readonly index: number;
  readonly count: number;
  readonly store: Store;
  readonly move: (from: number, to: number) => void;
}

function FolderEntry({ file, index, count, store, move }: EntryProperties) {
  const { ref, handleRef } = useSortable({ id: file.file, index });
  const read = useCallback((picture: ContentPath) => store.picture(picture), [store]);
  const picture = useBlobUrl(file.picture, read);
  const remark = remarkOn(file);

  return (
    <li ref={ref} className="entry">
      <DragHandle title={file.title} index={index} count={count} move={move} handleRef={handleRef} />
      <a className="entry-link" href={hashOf({ kind: "file", file: file.file })}>
        <span className="number">{file.order}</span>
        <span className="thumbnail">{picture && <img src={picture} alt="" />}</span>
        <span className="entry-title">{file.title}</span>
        {remark && <small data-remark={remark}>{remark}</small>}
        {file.fault && <small className="fault">{file.fault}</small>}
      </a>
    </li>
  );
}
