import { type PhotographsAction, reduce } from "./reduce";
import { dispatchTo } from "./state";

/** Says what has happened to photographs. */
export const dispatch: (action: PhotographsAction) => void = dispatchTo(reduce);
