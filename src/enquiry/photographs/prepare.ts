import { dispatch } from "./dispatch";
import type { PhotographsAction } from "./reduce";
import { mostPhotographs, type PhotographsState } from "./reduce-choice";
import { Refusal, shrink } from "./shrink";
import { until } from "./until";

/** Makes all photographs smaller, one after the other, because a large one needs much memory. */
export const prepareAll = async (): Promise<never> => {
  for (;;) {
    const { id, file, bytes } = await until(nextWaiting);
    const action = await shrink(file, bytes).then(
      (jpeg): PhotographsAction => ({ type: "prepared", id, jpeg }),
      (error: unknown): PhotographsAction => ({ type: "refused", id, reason: reasonOf(error) }),
    );
    dispatch(action);
  }
};

const reasonOf = (error: unknown) => (error instanceof Refusal ? error.reason : "unreadable");

const nextWaiting = ({ sending, chosen }: PhotographsState) =>
  [...sending, ...chosen.slice(0, mostPhotographs)].find(({ status }) => status === "waiting");
