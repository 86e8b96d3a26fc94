/**
 * Characters that break a build when the project's path has them. Parcel reads the path as a pattern (`* ? ( ) [ ] { } |`,
 * and `\`), webpack as a request (`!` and `#`), Node as a URL (`%`), generated code as text between quotes.
 */
const unsuitable = /[*?()[\]{}|\\!#%']/g;

/** A sentence if a site cannot be built in a folder with this path. */
export const folderProblem = (path: string): string | undefined => {
  const characters = [...new Set(path.match(unsuitable) ?? [])];
  if (characters.length === 0) return undefined;
  return `The site cannot be built in the folder ${path}: its path has the character ${characters.join(" ")}. Rename the folder, or move the project to one without it.`;
};
