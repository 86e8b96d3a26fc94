import { type Problem, fileProblem } from "../problem";
import type { SiteRule } from "../site";

/** Photographs with notes of a camera or program in them; the gallery hands out the files as they are. */
export const cameraData: SiteRule = async site => {
  const photographs = [...site.files.keys()].filter(path => /^(?:photos|team)\/[^/]+\.(?:jpe?g|png|webp)$/i.test(path));
  const problems = await Promise.all(
    photographs.map(async (path): Promise<Problem[]> => {
      const facts = await site.facts(path);
      if ("fault" in facts || !facts.cameraData) return [];
      return [
        fileProblem(
          path,
          "The picture holds notes of a camera or program (EXIF), such as the time and the kind of camera, which every visitor could read. Save or export it again without them, or add it with npm run new.",
          "warning",
        ),
      ];
    }),
  );
  return problems.flat();
};
