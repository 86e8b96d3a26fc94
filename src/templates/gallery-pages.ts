import type { GalleryContext } from "./page-context";

/** Path of the gallery, or of its pictures of one service. */
const galleryPath = (service?: string) => (service === undefined ? "/gallery" : `/gallery/${service}`);

type GalleryQuery = Queries.PagesQuery["gallery"];

/** The services that have pictures, each once, in their order. */
const servicesOf = (pictures: GalleryQuery["pictures"]) => {
  const services = pictures.flatMap(({ service }) => service ?? []);
  const bySlug = new Map(services.map(service => [service.slug, service]));
  return [...bySlug.values()].sort((one, other) => one.order - other.order);
};

/** Contexts of the gallery's pages: one for all pictures, and one per service if several services have pictures. */
export const galleryPages = ({ views: labels, pictures }: GalleryQuery): readonly GalleryContext[] => {
  const canonicalPath = galleryPath();
  const services = servicesOf(pictures);
  if (services.length < 2) return [{ canonicalPath, current: canonicalPath, views: [] }];
  const views = [
    { label: labels.all, path: canonicalPath },
    ...services.map(({ label, slug }) => ({ label, path: galleryPath(slug) })),
  ];
  return [
    { canonicalPath, current: canonicalPath, views },
    // Canonical is the whole gallery, which has the pictures of all views.
    ...services.map(({ slug }) => ({ canonicalPath, current: galleryPath(slug), views, service: slug })),
  ];
};
