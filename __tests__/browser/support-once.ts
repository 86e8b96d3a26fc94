import { test } from "@playwright/test";
import { narrow, wide } from "./support";

const runsIn = (project: "phone" | "desktop") =>
  test.beforeEach(() => {
    const other = project === "phone" ? "desktop" : "phone";
    test.skip(test.info().project.name === other, `Depends on the width of a ${project}.`);
  });

/** Runs the tests beside it on a phone's screen, once. */
export const onPhone = () => {
  test.use(narrow);
  runsIn("phone");
};

/** Runs the tests beside it on a wide screen, once. */
export const onDesktop = () => {
  test.use(wide);
  runsIn("desktop");
};
