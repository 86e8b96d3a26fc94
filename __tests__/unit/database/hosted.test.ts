/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "./support/postgres";

const directory = join(__dirname, "../../../supabase/migrations");
const files = readdirSync(directory).sort();

describe("on a hosted project", () => {
  const postgres = testDatabase({ migrated: false });

  test("the migrations run for an owner who is no superuser", async () => {
    await postgres.asOwner(`
      create role project_owner nosuperuser bypassrls;
      grant create on database postgres to project_owner;
      grant all on schema public to project_owner;
      alter default privileges for role project_owner in schema public
        grant all on tables to anon, authenticated, service_role;
      set role project_owner;`);
    for (const file of files) {
      await postgres.asOwner(readFileSync(join(directory, file), "utf8"));
    }
    await postgres.asOwner("reset role");

    await postgres.asVisitor("insert into public.contact_submissions (name, email, message) values ('A', 'a@b', 'c')");
    await expect(postgres.asVisitor("select message from public.contact_submissions")).rejects.toMatchObject({
      code: "42501",
    });
  });
});
