import { type FileRule, type Visit, problemAt } from "../site";
import { isObject } from "../json-object";

/** What no page shows where it stands. */
export const unseen: FileRule = visits =>
  visits.flatMap(visit => {
    const where = whereShown(visit);
    return where === undefined ? [] : [problemAt(visit, `is shown only ${where}`, "warning")];
  });

/** The one place in which a value is shown and the one at hand is not, and what to do; undefined where it is seen. */
function whereShown({ path, parent, document }: Visit): string | undefined {
  const key = path.at(-1);
  const inSlides = document.kind.schema === "home-page" && path.includes("slides");
  if (key === "closeUp" && document.json.value["compared"] !== true)
    return 'where the pictures of challenge and results are compared. Write "compared": true, or delete it.';
  if (key === "upright" && !inSlides) return "in the slides of the home page. Delete it.";
  const slides = inSlides ? parent?.parent?.value : undefined;
  if (key === "subject" && !(Array.isArray(slides) && slides.length > 1))
    return "beside the counter of several slides. Delete it.";
  if (
    document.kind.schema === "navigation" &&
    key === "description" &&
    isObject(parent?.value) &&
    !parent.value["list"]
  )
    return 'in a menu that opens. Add the "list" that it opens, or delete it.';
  return undefined;
}
