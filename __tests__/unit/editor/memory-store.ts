import type { ContentPath } from "../../../plugins/gatsby-plugin-content/paths";
import type { Store } from "../../../plugins/gatsby-plugin-editor/browser/store/store";

/** A store that keeps its texts in memory. `changes` replace some of its functions. */
export function memoryStore(texts: Map<ContentPath, string>, changes: Partial<Store> = {}): Store {
  const isNot = () => Promise.reject(new Error("This store cannot do this."));
  return {
    place: "computer",
    files: async () => new Map(texts),
    save: async ({ file, fileText, basedOn }) => {
      if (texts.get(file) !== basedOn) return { outdated: true };
      texts.set(file, fileText);
      return { file, warnings: [], others: [] };
    },
    move: isNot,
    deletion: isNot,
    remove: isNot,
    pictures: async () => [],
    picture: isNot,
    versions: isNot,
    bringBack: isNot,
    notLive: async () => ({ canPutLive: false, files: [], copies: [] }),
    putLive: () => {
      throw new Error("This store cannot do this.");
    },
    ...changes,
  };
}
