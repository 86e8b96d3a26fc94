import { posix } from "node:path";
import { stringsOf } from "../document";
import { type Problem, fileProblem } from "../problem";
import { type SiteRule, documentsOf } from "../site";
import { pictureTarget } from "./picture-references";

/** Photographs that the gallery leaves out although it is meant to show every one. */
export const gallery: SiteRule = site =>
  documentsOf(site, "gallery-page").flatMap((document): Problem[] => {
    const shown = new Set(stringsOf(document, "picture").map(({ value }) => pictureTarget(document, value)));
    return [...site.files.keys()]
      .filter(path => posix.dirname(path) === "photos" && /\.(?:jpe?g|png|webp)$/i.test(path) && !shown.has(path))
      .map(path =>
        fileProblem(
          path,
          "The gallery does not show this photograph. Add it to content/pages/gallery.json if visitors should see it there.",
          "hint",
        ),
      );
  });
