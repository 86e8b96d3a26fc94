import { startPhotographs } from "../../enquiry/photographs/start";
import { showFailures } from "./photographs-delivery";

// The field loads this file, with all code for photographs, when a visitor wants to add some.
export { ChosenPhotographs } from "./chosen-photographs";

/** Prepares and sends photographs from now on, and says so if some could not be sent. To be called once. */
export const start = (labels: Queries.ChosenPhotographsFragment): void => {
  startPhotographs();
  void showFailures(labels);
};
