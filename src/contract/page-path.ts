/** The address of a page of the overview of case studies; the first has no number. No slug is "page": see the schemas. */
export const overviewPath = (number: number) => (number === 1 ? "/projects" : `/projects/page/${number}`);

/** The address of the gallery, or of the pictures in it that belong to one service. */
export const galleryPath = (service?: string) => (service === undefined ? "/gallery" : `/gallery/${service}`);
