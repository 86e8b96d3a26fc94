import type { CreatePagesArgs } from "gatsby";

/** What can be asked for the content while it is built. */
export type Build = Pick<CreatePagesArgs, "graphql">;

/** Asks a build for its content. Throws when it cannot be read. */
export const contentQuery =
  <Answer>(query: string) =>
  async ({ graphql }: Build): Promise<Answer> => {
    const { data, ...answer } = await graphql<Answer>(query);
    if (!data || answer.errors) throw new Error(`The content could not be read: ${String(answer.errors)}`);
    return data;
  };
