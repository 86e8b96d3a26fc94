import type { GalleryContext } from "./page-context";

/** The address of the gallery, or of the pictures in it that belong to one service. */
const galleryPath = (service?: string) => (service === undefined ? "/gallery" : `/gallery/${service}`);

type GalleryData = Queries.PagesQuery["gallery"];

interface GalleryPage {
  readonly path: string;
  readonly context: GalleryContext;
}

/**
 * The pages of the gallery: one for all pictures and, where several services have some, one for each of them, in the
 * services' order.
 */
export const galleryPages = ({ views: words, pictures }: GalleryData): readonly GalleryPage[] => {
  const services = new Map(pictures.flatMap(({ service }) => (service ? [[service.order, service] as const] : [])));
  const shown = services.size > 1 ? [...services].sort(([a], [b]) => a - b).map(([, service]) => service) : [];
  const all = { label: words.all, path: galleryPath() };
  const views = [all, ...shown.map(({ label, slug }) => ({ label, path: galleryPath(slug) }))];
  // What a view shows stands in the whole gallery too, which is the one for search engines to list.
  const common = { canonicalPath: all.path, views: shown.length > 0 ? views : [] };
  return [undefined, ...shown.map(({ slug }) => slug)].map(service => ({
    path: galleryPath(service),
    context: { ...common, service, current: galleryPath(service) },
  }));
};
