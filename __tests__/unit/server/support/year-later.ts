import { dataDirectory, lockDirectory } from "../../../../src/server/database/lock";
import { openDatabase } from "../../../../src/server/database/open-database";

/** Lets a year pass for what is stored, while no server runs. */
const yearLater = async () => {
  using _lock = await lockDirectory(dataDirectory());
  await using database = await openDatabase(dataDirectory());
  await database.exec(
    "update public.contact_submissions set created_at = created_at - interval '12 months' where message like 'Old%'",
  );
};

void yearLater();
