import type { PhotographColumns } from "../fields";
import { sendPhotographs } from "./deliver";
import { forgetKey, readKey, saveKey } from "./key";
import { randomKey } from "./random-key";
import { Refusal, shrink } from "./shrink";
import { getState, type Photograph, setState } from "./state";

/** The most photographs of an enquiry. The database refuses more. */
export const mostPhotographs = 5;

let lastId = 0;

/** Whether the visitor had asked for photographs before the file dialog was opened. */
let hadKey = readKey() !== undefined;

// The page was reloaded: photographs are not kept.
if (hadKey) setState({ lost: true });

/** Returns the key, and makes it if there is none. */
const keepKey = () => {
  const kept = readKey() ?? randomKey();
  saveKey(kept);
  return kept;
};

/** The files are made smaller one after the other, because a large one needs much memory. */
let shrinking: Promise<unknown> = Promise.resolve();

/** Remembers that the visitor wants to add photographs: Android may reload the page while its camera is open. */
export const noteDialogOpened = (): void => {
  hadKey = readKey() !== undefined;
  keepKey();
};

/** The visitor has closed the file dialog without a choice. */
export const noteDialogCancelled = (): void => {
  if (!hadKey && getState().chosen.length === 0) forgetKey();
};

/** Adds files to the enquiry. Those that cannot be sent are refused with their names. */
export const addPhotographs = (files: readonly File[]): void => {
  keepKey();
  setState({ refused: [], lost: false });
  for (const file of files) {
    const id = ++lastId;
    const refuse = (error: unknown) => {
      const reason = error instanceof Refusal ? error.reason : "unreadable";
      const { chosen, refused } = getState();
      setState({
        chosen: chosen.filter(photograph => photograph.id !== id),
        refused: [...refused, { id, name: file.name, reason }],
      });
      return undefined;
    };
    const { chosen } = getState();
    if (chosen.length === mostPhotographs) refuse(new Refusal("tooMany"));
    else {
      const jpeg = shrinking.then(() => shrink(file)).catch(refuse);
      shrinking = jpeg;
      setState({ chosen: [...chosen, { id, jpeg }] });
    }
  }
};

export const removePhotograph = (id: number): void =>
  setState({ chosen: getState().chosen.filter(photograph => photograph.id !== id), refused: [] });

/** What the enquiry says about its photographs; undefined without photographs. */
export const columns = (): PhotographColumns | undefined => {
  const { length } = getState().chosen;
  return length > 0 ? { photographs_key: keepKey(), photographs: length } : undefined;
};

/** Begins to send the photographs of the enquiry, which is stored. */
export const deliver = (): void => {
  const { chosen } = getState();
  if (chosen.length > 0) sendPhotographs(keepKey(), chosen);
};

/** Empties the list, for the next enquiry. */
export const forget = (): void => {
  const chosen: readonly Photograph[] = [];
  setState({ chosen, refused: [], lost: false });
  forgetKey();
};
