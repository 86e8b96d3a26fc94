/** What components take from Gatsby, without its runtime: queries are left to the build. */
export const withPrefix = (path: string) => path;
export const graphql = () => undefined;
export const useStaticQuery = jest.fn();
