import type { PhotographsState } from "./reduce-choice";
import { getState, subscribe } from "./state";

/** Resolves with what is found in the state of the photographs: now, or after the first change that lets it be found. */
export const until = <Value>(find: (state: PhotographsState) => Value | undefined | false): Promise<Value> =>
  new Promise(resolve => {
    const look = () => {
      const found = find(getState());
      if (found === undefined || found === false) return;
      stop();
      resolve(found);
    };
    const stop = subscribe(look);
    look();
  });
