import { dispatch } from "./dispatch";
import { hasHopelessSurplus } from "./reduce";
import type { PhotographsState } from "./reduce-choice";
import { until } from "./until";

/** Takes over what the part of the reducer that is loaded with the form leaves: stored enquiries and surplus files. */
export const takeOverAll = async (): Promise<never> => {
  for (;;) {
    await until(state => hasStored(state) || hasHopelessSurplus(state));
    dispatch({ type: "takeOver" });
  }
};

const hasStored = ({ deliveries }: PhotographsState) => deliveries.some(({ status }) => status === "stored");
