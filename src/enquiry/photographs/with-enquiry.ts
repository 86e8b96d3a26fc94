import type { PhotographColumns } from "../fields";
import { codeSettled } from "./load-code";
import { randomKey } from "./random-key";
import { mostPhotographs } from "./reduce-choice";
import { dispatchChoice, getState } from "./state";

/**
 * Gives the photographs of an enquiry that is sent now a key, the same one each time. Returns what the enquiry says about
 * them; undefined without photographs. It says that there are none if it was sent with some before, and may be stored.
 */
export const submitPhotographs = (): PhotographColumns | undefined => {
  const { key, chosen } = getState();
  if (chosen.length === 0 && key === "") return undefined;
  const keyOrNew = key || randomKey();
  dispatchChoice({ type: "submit", key: keyOrNew });
  return { photographs_key: keyOrNew, photographs: Math.min(chosen.length, mostPhotographs) || null };
};

/**
 * Begins to deliver the photographs of an enquiry that is stored; the next one has none yet. Resolves when their code has
 * taken them over, or has not come.
 */
export const deliverPhotographs = (columns: PhotographColumns | undefined): Promise<void> => {
  dispatchChoice({ type: "sent", announced: columns?.photographs ?? 0, storedAt: Date.now() });
  return codeSettled();
};
