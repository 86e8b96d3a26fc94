import { useEffect, useMemo, useRef, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { parseObject } from "../../changes/json-edit";
import { nameOfPicture } from "./field-texts";
import { API, askServer } from "../store/ask-server";
import { sentPicture } from "../store/local";
import type { NewPicture } from "../store/store";

/** How many drafts the page may still show while it is made anew. */
const KEPT = 3;

interface Given {
  /** Whether there is a server that shows drafts. */
  readonly isOn: boolean;
  readonly file: ContentPath;
  /** The text to show; undefined to show the saved file. */
  readonly fileText: string | undefined;
  readonly pictures: readonly NewPicture[];
  /** In ms: how long after the last change it is sent. */
  readonly pause: number;
  /** How often the server has come back: it then needs the draft again. */
  readonly returns: number;
}

/** The drafts that the server has taken, the last one first, and why it has refused the present one. */
export type Draft = Readonly<{ taken: readonly JsonObject[]; refusal: string | undefined }>;

/** Shows the saved file again. This also works while the tab closes. */
const showSaved = (file: ContentPath) =>
  navigator.sendBeacon(API, JSON.stringify({ action: "draft", params: { file } }));

/** Shows the unsaved text of a file on its page: a moment after the last change, until it is saved, closed or left. */
export function useDraft({ isOn, file, fileText, pictures, pause, returns }: Given): Draft {
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  /** Whether the server has been sent a draft that it may show. */
  const isShown = useRef(false);

  useEffect(() => {
    if (!isOn || fileText === undefined) return undefined;
    let isCurrent = true;
    const isDropped = () => !isShown.current;
    const send = async () => {
      isShown.current = true;
      try {
        const used = pictures.filter(picture => fileText.includes(nameOfPicture(picture.file)));
        await askServer("draft", { file, fileText, pictures: await Promise.all(used.map(sentPicture)) });
        setTaken(before => [fileText, ...before.filter(text => text !== fileText)].slice(0, KEPT));
        if (isCurrent) setRefusal(undefined);
      } catch (error) {
        if (isCurrent && error instanceof Error) setRefusal(error.message);
      }
      // The form was saved or closed in the meantime.
      if (isDropped()) showSaved(file);
    };
    const timer = setTimeout(() => void send(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOn, file, fileText, pictures, pause, returns]);

  const isUnsaved = isOn && fileText !== undefined;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const drop = () => {
      if (isShown.current) showSaved(file);
      isShown.current = false;
      setRefusal(undefined);
    };
    window.addEventListener("pagehide", drop);
    return () => {
      window.removeEventListener("pagehide", drop);
      drop();
    };
  }, [isUnsaved, file]);

  return { taken: useMemo(() => taken.map(parseObject), [taken]), refusal };
}
