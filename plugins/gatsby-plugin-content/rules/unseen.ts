import { isObject } from "../json-object";
import { type Rule, type JsonNode, problemAt } from "../site";

/** Finds values in places where no page shows them. */
export const unseen: Rule = ({ nodes }) => nodes.flatMap(node => problemAt(node, whereShown(node), "warning"));

/** The only place where pages show such a value, and what to do; undefined if the value is in this place. */
function whereShown({ path, parent, document }: JsonNode): string | undefined {
  const { schema } = document.kind;
  const key = path.at(-1);
  const inSlides = schema === "home-page" && path.includes("slides");
  const slides = inSlides ? parent?.parent?.value : undefined;
  if (key === "closeUp" && document.value["compared"] !== true)
    return "is shown only where the pictures of challenge and results are compared. Turn “Compared” on, or delete it.";
  if (key === "portrait" && !inSlides && path.at(-3) !== "hero")
    return "is shown only at the top of a page. Delete it.";
  if (key === "subject" && !(Array.isArray(slides) && slides.length > 1))
    return "is shown only beside the counter of several slides. Delete it.";
  if (schema === "navigation" && key === "description" && isObject(parent?.value) && !parent.value["list"])
    return "is shown only in a menu that opens. Add the list that it opens, or delete it.";
  return undefined;
}
