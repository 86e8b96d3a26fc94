import { createStore } from "../../hooks/create-store";
import { type ChoiceAction, type PhotographsState, reduceChoice } from "./reduce-choice";
import { keepInTab, readTab } from "./tab";

/** Of the page, not of a component: photographs are still sent when the visitor goes to another page. */
const store = createStore<PhotographsState>(readTab());

export const { getState, subscribe, useStore: usePhotographs } = store;

/** Makes the function that changes the state by a reducer, and what the tab keeps of it. */
export const dispatchTo =
  <Action>(reduce: (state: PhotographsState, action: Action) => PhotographsState) =>
  (action: Action): void => {
    const state = reduce(getState(), action);
    keepInTab(state);
    store.setState(state);
  };

/** Says what has happened, before the code for photographs has come or after. */
export const dispatchChoice: (action: ChoiceAction) => void = dispatchTo(reduceChoice);
