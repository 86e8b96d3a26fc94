/** Gatsby's `graphql` of the build hooks, with the type of its answer and without its `any`. */
export type Query<Data> = (query: string) => Promise<{ readonly data?: Data; readonly errors?: Error[] }>;
