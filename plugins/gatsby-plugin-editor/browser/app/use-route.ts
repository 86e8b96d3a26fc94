import { useCallback, useEffect, useState } from "react";
import { fileKindOf } from "../../../gatsby-plugin-content/file-kinds";
import {
  type ContentPath,
  type FieldPath,
  type WrittenPath,
  dottedPath,
  parseFieldPath,
} from "../../../gatsby-plugin-content/paths";

/** What the editor shows. */
export type Route = Readonly<
  | { kind: "start" }
  | { kind: "folder"; folder: ContentPath }
  /** A form; `field` is the field to go to. */
  | { kind: "file"; file: ContentPath; field?: FieldPath | undefined }
  /** A new entry, perhaps a copy of a file. */
  | { kind: "new"; folder: ContentPath; copyOf?: ContentPath | undefined }
>;

const NEW = "new";

/** The hash of the address for a route: #pages/home.json@hero.headline, #services, #services/new, #services/new@services/roof.json. */
export function hashOf(route: Route): string {
  switch (route.kind) {
    case "start":
      return "#";
    case "folder":
      return `#${route.folder}`;
    case "file":
      return `#${route.file}${route.field ? `@${dottedPath(route.field)}` : ""}`;
    case "new":
      return `#${route.folder}/${NEW}${route.copyOf === undefined ? "" : `@${route.copyOf}`}`;
  }
}

/** The route of a hash. */
export function routeOf(hash: string): Route {
  const [path = "", detail] = decodeURIComponent(hash.slice(1)).split("@");
  if (path === "") return { kind: "start" };
  if (path.endsWith(`/${NEW}`)) {
    const folder = path.slice(0, -NEW.length - 1) as ContentPath;
    return { kind: "new", folder, copyOf: detail as ContentPath | undefined };
  }
  const file = path as ContentPath;
  if (!fileKindOf(file)) return { kind: "folder", folder: file };
  return { kind: "file", file, field: detail ? parseFieldPath(detail as WrittenPath) : undefined };
}

/** The shown route, and how often it was opened. A press on the same link opens it once more. */
export type OpenRoute = Readonly<{ route: Route; opened: number }>;

/** The route in the hash of the address. `rename` gives the open form another address, and does not open it again. */
export function useRoute() {
  const [open, setOpen] = useState<OpenRoute>(() => ({ route: routeOf(location.hash), opened: 0 }));

  useEffect(() => {
    const follow = () => setOpen(({ opened }) => ({ route: routeOf(location.hash), opened: opened + 1 }));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  const go = useCallback((route: Route) => {
    // The same hash is no change for the browser.
    if (location.hash === hashOf(route)) setOpen(({ opened }) => ({ route, opened: opened + 1 }));
    else location.hash = hashOf(route);
  }, []);

  const rename = useCallback((file: ContentPath) => {
    const route: Route = { kind: "file", file };
    history.replaceState(null, "", hashOf(route));
    setOpen(({ opened }) => ({ route, opened }));
  }, []);

  return { ...open, go, rename };
}
