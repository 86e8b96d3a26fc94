/** Decodes a path; one that cannot be decoded stays as it is. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
