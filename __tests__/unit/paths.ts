import type { ContentPath, RepositoryPath, SiteAddress, WrittenPath } from "../../plugins/gatsby-plugin-content/paths";

/*
 * The paths that a test writes down, by their types.
 */

export const contentPath = (path: string) => path as ContentPath;
export const repositoryPath = (path: string) => path as RepositoryPath;
export const siteAddress = (path: string) => path as SiteAddress;
export const writtenPath = (path: string) => path as WrittenPath;
