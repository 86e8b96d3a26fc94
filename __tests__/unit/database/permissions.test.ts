import { fieldNames } from "../../../src/enquiry/fields";
import { photograph } from "../../photograph";
import { countStored, enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";
import { add as addRow, storeEnquiry } from "./support/photographs";

const denied = { code: "42501" };
const add = `insert into public.contact_submissions (name, email, message) values ('A', 'a@b', 'c')`;
const addPhotograph = `insert into public.enquiry_photographs (photographs_key, number, jpeg)
  values (gen_random_uuid(), 1, '/9j/2Q==')`;

describe("a visitor", () => {
  test.each([
    ["read enquiries", "select message from public.contact_submissions"],
    ["count enquiries", "select count(*) from public.contact_submissions"],
    ["change an enquiry", "update public.contact_submissions set message = 'x'"],
    ["delete enquiries", "delete from public.contact_submissions"],
    ["empty the table", "truncate public.contact_submissions"],
    ["read photographs", "select jpeg from public.enquiry_photographs"],
    ["list the keys of photographs", "select photographs_key from public.enquiry_photographs"],
    ["count photographs", "select count(*) from public.enquiry_photographs"],
    ["change a photograph", "update public.enquiry_photographs set jpeg = ''"],
    ["delete photographs", "delete from public.enquiry_photographs"],
    ["empty the table of photographs", "truncate public.enquiry_photographs"],
    ["ask for an enquiry by its key", "select id from public.contact_submissions where photographs_key is not null"],
    ["change the key of an enquiry", "update public.contact_submissions set photographs_key = gen_random_uuid()"],
    ["have the stored photograph handed back", `${addPhotograph} returning photographs_key`],
    [
      "replace a photograph through a conflict",
      `${addPhotograph} on conflict (photographs_key, number) do update set jpeg = excluded.jpeg`,
    ],
    [
      "learn from a conflict whether a photograph is stored",
      `${addPhotograph} on conflict (photographs_key, number) do nothing`,
    ],
    [
      "choose when a photograph was received",
      `insert into public.enquiry_photographs (photographs_key, number, jpeg, created_at)
       values (gen_random_uuid(), 1, '/9j/2Q==', now())`,
    ],
    [
      "choose the enquiry of a photograph",
      `insert into public.enquiry_photographs (photographs_key, number, jpeg, enquiry)
       values (gen_random_uuid(), 1, '/9j/2Q==', gen_random_uuid())`,
    ],
    ["read who sent photographs lately", "select sender from private.recent_photographs"],
    ["clear who sent photographs lately", "delete from private.recent_photographs"],
    ["call the trigger of photographs", "select private.check_photograph()"],
    ["call the check of JPEGs", "select private.check_jpeg('')"],
    ["call the limit of photographs", "select private.limit_photographs_per_sender()"],
    ["read the keys of enquiries", "select photographs_key from private.photograph_keys"],
    ["read how many photographs an enquiry has", "select photographs from public.photograph_counts"],
    ["change the key of a number", "update public.photograph_counts set photographs_key = gen_random_uuid()"],
    ["delete a number of photographs", "delete from public.photograph_counts"],
    [
      "have a number of photographs handed back",
      "insert into public.photograph_counts values (gen_random_uuid(), 1) returning photographs",
    ],
    ["count the photographs of an enquiry", "select private.count_photographs(gen_random_uuid())"],
    [
      "move a key to another enquiry",
      "select private.announce_photographs(gen_random_uuid(), gen_random_uuid(), 1::smallint)",
    ],
    ["ask for the enquiry of a key", "select private.open_enquiry(gen_random_uuid())"],
    ["settle the counts of photographs", "select private.settle_photograph_counts()"],
    ["ask for an enquiry sent before", "select private.earlier_enquiry(null)"],
    ["change the table of photographs", "alter table public.enquiry_photographs disable row level security"],
    ["switch the trigger of photographs off", "alter table public.enquiry_photographs disable trigger all"],
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
    ["have mails added", "select private.add_mails()"],
    ["ask which photographs are to be mailed", "select private.photographs_to_mail(gen_random_uuid())"],
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

  test.each([
    add,
    read,
    `delete from public.contact_submissions`,
    addPhotograph,
    "select jpeg from public.enquiry_photographs",
    "delete from public.enquiry_photographs",
    "insert into public.photograph_counts values (gen_random_uuid(), 1)",
    "select photographs from public.photograph_counts",
  ])("authenticated cannot %s", async sql => {
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

  test("the firm, with its secret key, reads a photograph and deletes it", async () => {
    const row = photograph({ photographs_key: await storeEnquiry(postgres) });
    await addRow(postgres, "enquiry_photographs", row);
    const firm = { role: "service_role" };
    const where = `where photographs_key = '${row.photographs_key}'`;
    expect(await postgres.asVisitor(`select * from public.enquiry_photographs ${where}`, [], firm)).toMatchObject([
      row,
    ]);
    await postgres.asVisitor(`delete from public.enquiry_photographs ${where}`, [], firm);
    expect(await postgres.asOwner(`select number from public.enquiry_photographs ${where}`)).toEqual([]);
  });

  test.each([
    add,
    addPhotograph,
    "update public.enquiry_photographs set jpeg = ''",
    "truncate public.enquiry_photographs",
    "select sender from private.recent_photographs",
    "update public.contact_submissions set message = 'x'",
    "truncate public.contact_submissions",
    "select salt from private.sender_salt",
    "select private.delete_old_enquiries()",
    "select private.mail_enquiries()",
  ])("the firm, with its secret key, cannot %s", async sql => {
    await expect(postgres.asVisitor(sql, [], { role: "service_role" })).rejects.toMatchObject(denied);
  });
});

test("the only privileges: visitors insert the form's fields and photographs, the firm reads and deletes", async () => {
  const columns = await postgres.asOwner(`
    select grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name as may
    from information_schema.column_privileges
    where table_schema in ('public', 'private') and grantee <> 'postgres'
      and (grantee, privilege_type) <> ('service_role', 'SELECT')
    order by may`);
  const written = [
    ...[...fieldNames, "photographs_key", "photographs", "doubtful"].map(name => `contact_submissions.${name}`),
    ...["photographs_key", "number", "jpeg"].map(name => `enquiry_photographs.${name}`),
    ...["photographs_key", "photographs"].map(name => `photograph_counts.${name}`),
  ];
  expect(columns.map(({ may }) => may)).toEqual(written.sort().map(name => `anon insert ${name}`));
  const tables = await postgres.asOwner(`
    select grantee || ' ' || lower(privilege_type) || ' ' || table_name as may
    from information_schema.table_privileges
    where table_schema in ('public', 'private') and grantee <> 'postgres'
    order by may`);
  expect(tables.map(({ may }) => may)).toEqual(
    ["delete", "select"].flatMap(verb =>
      ["contact_submissions", "enquiry_photographs"].map(table => `service_role ${verb} ${table}`),
    ),
  );
  const functions = await postgres.asOwner(`
    select grantee, routine_name from information_schema.routine_privileges
    where routine_schema in ('public', 'private') and grantee <> 'postgres'`);
  expect(functions).toEqual([]);
});
