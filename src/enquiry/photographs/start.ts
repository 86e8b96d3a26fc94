import { announceAll } from "./announce";
import { askWhileSending, deliverAll } from "./deliver";
import { holdKeys } from "./hold-keys";
import { prepareAll } from "./prepare";
import { takeOverAll } from "./take-over";

/** Starts what follows the state of the photographs from now on. To be called once. */
export const startPhotographs = (): void => {
  holdKeys();
  void takeOverAll();
  void prepareAll();
  void announceAll();
  void deliverAll();
  void askWhileSending();
};
