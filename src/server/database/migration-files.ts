export interface MigrationFile {
  file: string;
  /** Fourteen digits, the time it was made. */
  version: string;
  name: string;
}

const migrationFile = /^(?<version>\d{14})_(?<name>.+)\.sql$/;

/**
 * The migrations among the files of a folder, in the order in which they run. Throws when an SQL
 * file is not named as the Supabase CLI names migrations, because it would never run.
 */
export function migrationFiles(files: readonly string[]): MigrationFile[] {
  const scripts = files.filter(file => file.endsWith(".sql")).sort();
  return scripts.map(file => {
    const { version, name } = migrationFile.exec(file)?.groups ?? {};
    if (version === undefined || name === undefined) {
      throw new Error(`The migration ${file} would never run: name it like 20261121090000_what_it_does.sql.`);
    }
    return { file, version, name };
  });
}
