import type { PGlite } from "@electric-sql/pglite";

/** The types of a table's columns, by name. */
export type Columns = ReadonlyMap<string, string>;

/** The columns of each table the API knows, by the table's name. */
export type Schema = ReadonlyMap<string, Columns>;

/** Reads what is in the schema `public`, the only one the API exposes, whoever may use it. */
export async function readSchema(database: PGlite): Promise<Schema> {
  const { rows } = await database.query<{ table: string; column: string; type: string }>(
    `select relname as table, attname as column, format_type(atttypid, atttypmod) as type
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`,
  );
  const schema = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows) {
    const columns = schema.get(table) ?? new Map<string, string>();
    schema.set(table, columns.set(column, type));
  }
  return schema;
}
