import { fieldNames } from "../../../src/enquiry/fields";
import { countStored, enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";

const denied = { code: "42501" };
const add = `insert into public.contact_submissions (name, email, message) values ('A', 'a@b', 'c')`;

describe("a visitor", () => {
  test.each([
    ["read enquiries", "select message from public.contact_submissions"],
    ["count enquiries", "select count(*) from public.contact_submissions"],
    ["change an enquiry", "update public.contact_submissions set message = 'x'"],
    ["delete enquiries", "delete from public.contact_submissions"],
    ["empty the table", "truncate public.contact_submissions"],
    ["change the table", "alter table public.contact_submissions add column extra text"],
    ["switch the row-level security off", "alter table public.contact_submissions disable row level security"],
    ["switch the triggers off", "alter table public.contact_submissions disable trigger all"],
    ["make a table", "create table public.mine (id int)"],
    ["read the salt", "select salt from private.sender_salt"],
    ["read who sent lately", "select sender from private.recent_senders"],
    ["clear who sent lately", "delete from private.recent_senders"],
    ["work out a sender's address", "select private.sender_address('{}')"],
    ["call the repeat trigger", "select private.drop_repeated_enquiry()"],
    ["call the limit trigger", "select private.limit_enquiries_per_sender()"],
    ["call the trigger that checks senders", "select private.check_sender()"],
    ["work out a sender's hash", "select private.sender_hash()"],
    ["ask whether a sender has sent enough", "select private.has_sent_enough('')"],
    ["have old enquiries deleted", "select private.delete_old_enquiries()"],
    ["have enquiries mailed", "select private.mail_enquiries()"],
    ["read what was mailed", "select enquiry from private.mails"],
    ["read the migration history", "select version from supabase_migrations.schema_migrations"],
    ["choose an enquiry's id", `insert into public.contact_submissions (id, name) values (gen_random_uuid(), 'A')`],
    [
      "choose when an enquiry was received",
      `insert into public.contact_submissions (created_at, name) values (now(), 'A')`,
    ],
    ["have the stored row handed back", `${add} returning id`],
    ["overwrite through a conflict", `${add} on conflict (id) do update set message = 'x'`],
  ])("cannot %s", async (_, sql) => {
    await expect(postgres.asVisitor(sql)).rejects.toMatchObject(
      sql.startsWith("alter table") ? { message: expect.stringContaining("must be owner") as unknown } : denied,
    );
  });

  test("cannot backdate an enquiry, even with a grant on the column by mistake", async () => {
    await postgres.asOwner(`grant insert (created_at) on public.contact_submissions to anon`);
    const sql = add.replace("name,", "created_at, name,").replace("'A'", "'2020-01-01', 'A'");
    const refusal = expect.stringContaining("row-level security") as unknown;
    await expect(postgres.asVisitor(sql)).rejects.toMatchObject({ message: refusal });
    await postgres.asOwner(`revoke insert (created_at) on public.contact_submissions from anon`);
  });
});

describe("the API's other roles", () => {
  const read = `select * from public.contact_submissions`;

  test.each([add, read, `delete from public.contact_submissions`])("authenticated cannot %s", async sql => {
    await expect(postgres.asVisitor(sql, [], { role: "authenticated" })).rejects.toMatchObject(denied);
  });

  test("the firm, with its secret key, reads an enquiry and deletes it", async () => {
    const typed = enquiry();
    await send(postgres, typed);
    const where = `where message = '${String(typed.message)}'`;
    const firm = { role: "service_role" };
    expect(await postgres.asVisitor(`${read} ${where}`, [], firm)).toMatchObject([typed]);
    await postgres.asVisitor(`delete from public.contact_submissions ${where}`, [], firm);
    expect(await countStored(postgres, typed.message)).toBe(0);
  });

  test.each([
    add,
    "update public.contact_submissions set message = 'x'",
    "truncate public.contact_submissions",
    "select salt from private.sender_salt",
    "select private.delete_old_enquiries()",
    "select private.mail_enquiries()",
  ])("the firm, with its secret key, cannot %s", async sql => {
    await expect(postgres.asVisitor(sql, [], { role: "service_role" })).rejects.toMatchObject(denied);
  });
});

test("the only privileges: visitors insert the form's fields, the firm reads and deletes", async () => {
  const columns = await postgres.asOwner(`
    select grantee || ' ' || lower(privilege_type) || ' ' || column_name as may
    from information_schema.column_privileges
    where table_schema in ('public', 'private') and grantee <> 'postgres'
      and (grantee, privilege_type) <> ('service_role', 'SELECT')
    order by may`);
  expect(columns.map(({ may }) => may)).toEqual(fieldNames.toSorted().map(name => `anon insert ${name}`));
  const tables = await postgres.asOwner(`
    select grantee || ' ' || lower(privilege_type) || ' ' || table_name as may
    from information_schema.table_privileges
    where table_schema in ('public', 'private') and grantee <> 'postgres'
    order by may`);
  expect(tables.map(({ may }) => may)).toEqual(
    ["delete", "select"].map(verb => `service_role ${verb} contact_submissions`),
  );
  const functions = await postgres.asOwner(`
    select grantee, routine_name from information_schema.routine_privileges
    where routine_schema in ('public', 'private') and grantee <> 'postgres'`);
  expect(functions).toEqual([]);
});
