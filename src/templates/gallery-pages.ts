import type { GalleryContext } from "./page-context";

/** Path of the gallery, or of its pictures of one service. */
const galleryPath = (service?: string) => (service === undefined ? "/gallery" : `/gallery/${service}`);

/** Contexts of the gallery's pages: one for all pictures, and one per service if several services have pictures. */
export const galleryPages = ({ views: words, pictures }: Queries.PagesQuery["gallery"]): readonly GalleryContext[] => {
  const services = new Map(pictures.flatMap(({ service }) => (service ? [[service.order, service] as const] : [])));
  const shown = services.size > 1 ? [...services].sort(([a], [b]) => a - b).map(([, service]) => service) : [];
  const all = { label: words.all, path: galleryPath() };
  const views = [all, ...shown.map(({ label, slug }) => ({ label, path: galleryPath(slug) }))];
  // Canonical is the whole gallery, which has the pictures of all views.
  const common = { canonicalPath: all.path, views: shown.length > 0 ? views : [] };
  const slugs = [undefined, ...shown.map(({ slug }) => slug)];
  return slugs.map(service => ({ ...common, service, current: galleryPath(service) }));
};
