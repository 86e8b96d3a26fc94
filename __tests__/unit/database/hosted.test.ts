import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createHandler } from "../../../supabase/functions/mail-enquiry/handler";
import { fieldNames } from "../../../src/enquiry/fields";
import { jpeg, largestPhotograph, photograph } from "../../photograph";
import { catchMails } from "../supabase/mail-catcher";
import { enquiry, send } from "./support/enquiries";
import { hostedExtensions } from "./support/hosted-extensions";
import { add, storeEnquiry } from "./support/photographs";
import { testDatabase } from "./support/postgres";

const directory = join(__dirname, "../../../supabase/migrations");
const files = readdirSync(directory).sort();
const postgres = testDatabase({ migrated: false });

/** Runs as the owner of a hosted project, who is not a superuser. */
const asProjectOwner = (sql: string) => postgres.asOwner(`set role project_owner; ${sql}; reset role`);

beforeAll(async () => {
  await postgres.asOwner(`
    create role project_owner nosuperuser bypassrls;
    grant create on database postgres to project_owner;
    grant all on schema public to project_owner;
    alter default privileges for role project_owner in schema public
      grant all on tables to anon, authenticated, service_role;
    ${hostedExtensions}`);
  for (const file of files) await asProjectOwner(readFileSync(join(directory, file), "utf8"));
});

beforeEach(() =>
  postgres.asOwner(
    "delete from public.contact_submissions; delete from net.requests; delete from vault.decrypted_secrets",
  ),
);

/** Runs the scheduled job with this name. */
const runJob = async (name: string) => {
  const [job] = await postgres.asOwner("select command from cron.job where jobname = $1", name);
  await asProjectOwner(String(job?.command));
};

test("visitors can add enquiries and cannot read them", async () => {
  await send(postgres, enquiry());
  await expect(postgres.asVisitor("select message from public.contact_submissions")).rejects.toMatchObject({
    code: "42501",
  });
});

/** Before anybody works, at any minute. */
const nightly = expect.stringMatching(/^\d+ [0-5] \* \* \*$/) as unknown;

test("jobs are scheduled: mails each minute, counts every ten minutes, deletion each night", async () => {
  expect(await postgres.asOwner("select jobname, schedule from cron.job order by 1")).toEqual([
    { jobname: "delete-old-enquiries", schedule: nightly },
    { jobname: "forget-runs", schedule: nightly },
    { jobname: "mail-enquiries", schedule: "* * * * *" },
    { jobname: "settle-photograph-counts", schedule: "*/10 * * * *" },
  ]);
});

test("each night enquiries older than 12 months, hashed addresses and job logs older than a week are deleted", async () => {
  await postgres.asOwner(`
    insert into public.contact_submissions (name, email, message, created_at) values
      ('A', 'a@b', 'old', now() - interval '12 months 1 minute'), ('A', 'a@b', 'kept', now() - interval '12 months -1 day');
    insert into private.recent_senders values
      ('old', now() - interval '10 minutes'), ('ahead', now() + interval '1 day'), ('new', now());
    insert into cron.job_run_details values (now() - interval '8 days'), (now())`);
  await runJob("delete-old-enquiries");
  await runJob("forget-runs");
  expect(await postgres.asOwner("select message from public.contact_submissions")).toEqual([{ message: "kept" }]);
  const left =
    "select encode(sender, 'escape') as name from private.recent_senders where sender in ('old', 'ahead', 'new')";
  expect(await postgres.asOwner(left)).toEqual([{ name: "new" }]);
  expect(await postgres.asOwner("select count(*)::int from cron.job_run_details")).toEqual([{ count: 1 }]);
});

describe("mails", () => {
  let provider: Awaited<ReturnType<typeof catchMails>>;
  beforeAll(async () => (provider = await catchMails()));
  afterAll(() => provider.close());

  const requests = () => postgres.asOwner("select * from net.requests order by id");
  const later = (time: string) => postgres.asOwner(`update private.mails set tried_at = tried_at - interval '${time}'`);
  const answer = (id: unknown, status: number | null) =>
    postgres.asOwner("insert into net._http_response values ($1, $2, $3)", id, status, status === null);

  const setUp = () =>
    postgres.asOwner(`insert into vault.decrypted_secrets values
      ('mail_enquiry_url', 'https://x.example/functions/v1/mail-enquiry'), ('mail_enquiry_secret', 'a long secret')`);

  test("nothing is sent until URL and secret are set; then enquiries of the last 7 days are sent", async () => {
    await send(postgres, enquiry({ message: "recent" }));
    await postgres.asOwner(`insert into public.contact_submissions (name, email, message, created_at)
      values ('A', 'a@b', 'stale', now() - interval '8 days')`);
    await runJob("mail-enquiries");
    expect(await requests()).toEqual([]);
    await setUp();
    await runJob("mail-enquiries");
    expect(await requests()).toMatchObject([{ body: { message: "recent" } }]);
  });

  test("the function accepts the database's request and sends the mail", async () => {
    await setUp();
    const typed = enquiry({ name: `'); drop table x; -- "Zoë"`, message: "First\n\tsecond 👷" });
    await send(postgres, typed);
    await runJob("mail-enquiries");
    const [{ url, headers, body, timeout_milliseconds }] = (await requests()) as [Record<string, unknown>];
    expect(url).toBe("https://x.example/functions/v1/mail-enquiry");
    const settings = {
      secret: "a long secret",
      api: provider.url,
      apiKey: "k",
      from: "w@firm.example",
      project: undefined,
    };
    const handle = createHandler({ ...settings, to: "office@firm.example" });
    const init = { method: "POST", headers: headers as Record<string, string>, body: JSON.stringify(body) };
    expect((await handle(new Request(String(url), init))).status).toBe(204);
    expect(provider.caught[0]?.mail.subject).toContain(`Enquiry from ${String(typed.name)}, `);
    for (const name of fieldNames) expect(provider.caught[0]?.mail.text).toContain(typed[name]);
    expect(provider.caught[0]?.mail.text).not.toMatch(/doubtful/i);
    // The provider has 10 s to answer.
    expect(timeout_milliseconds).toBeGreaterThan(10_000);
  });

  test("a doubtful enquiry is sent with its mark", async () => {
    await setUp();
    await add(postgres, "contact_submissions", { ...enquiry({ message: "doubtful one" }), doubtful: true });
    await runJob("mail-enquiries");
    expect(await requests()).toMatchObject([{ body: { message: "doubtful one", doubtful: true } }]);
  });

  test("an enquiry is sent again every five minutes, also without an answer, until the answer is a success", async () => {
    await setUp();
    await send(postgres, enquiry());
    // Undefined: no answer.
    for (const status of [502, null, undefined, 401, 200]) {
      await runJob("mail-enquiries");
      await runJob("mail-enquiries");
      if (status !== undefined) await answer((await requests()).at(-1)?.id, status);
      await later("5 minutes");
    }
    await runJob("mail-enquiries");
    expect(await requests()).toHaveLength(5);
  });

  describe("with photographs", () => {
    const age = (interval: string) =>
      postgres.asOwner(`
        update public.contact_submissions set created_at = created_at - interval '${interval}';
        update public.enquiry_photographs set created_at = created_at - interval '${interval}'`);
    const sendPhotographs = async (photographs_key: string, ...numbers: number[]) => {
      for (const number of numbers) await add(postgres, "enquiry_photographs", photograph({ photographs_key, number }));
    };
    /** What the requests so far say about photographs. */
    const mailed = async () => (await requests()).map(({ body }) => (body as { photographs?: unknown }).photographs);
    const answerAll = async () => {
      for (const { id } of await requests()) await answer(id, 204);
    };

    test("the mail waits until all have come, and names their numbers", async () => {
      await setUp();
      const key = await storeEnquiry(postgres, { photographs: 3 });
      await sendPhotographs(key, 2, 1);
      await runJob("mail-enquiries");
      expect(await requests()).toEqual([]);
      await sendPhotographs(key, 3);
      await runJob("mail-enquiries");
      await runJob("mail-enquiries");
      expect(await mailed()).toEqual([{ part: 1, announced: 3, numbers: [1, 2, 3] }]);
      const [{ body }] = (await requests()) as [Record<string, unknown>];
      expect(JSON.stringify(body)).not.toContain(key);
      // pg_net may not send more.
      expect(JSON.stringify(body).length).toBeLessThan(64 * 1024);
    });

    test("the mail waits less than three minutes, and those that come later are in one further mail", async () => {
      await setUp();
      const key = await storeEnquiry(postgres, { photographs: 5 });
      await sendPhotographs(key, 1);
      await age("1 minute 59 seconds");
      await runJob("mail-enquiries");
      expect(await requests()).toEqual([]);
      await age("1 second");
      await runJob("mail-enquiries");
      await answerAll();
      await sendPhotographs(key, 2, 3);
      await runJob("mail-enquiries");
      expect(await mailed()).toEqual([{ part: 1, announced: 5, numbers: [1] }]);
      await age("2 minutes");
      await runJob("mail-enquiries");
      await answerAll();
      // The last two, after the visitor has pressed again: all have come.
      await sendPhotographs(key, 4, 5);
      await runJob("mail-enquiries");
      await runJob("mail-enquiries");
      expect((await mailed()).slice(1)).toEqual([
        { part: 2, announced: 5, numbers: [2, 3] },
        { part: 3, announced: 5, numbers: [4, 5] },
      ]);
    });

    test("the mail does not wait for photographs that come no more, and counts those that come", async () => {
      await setUp();
      const key = await storeEnquiry(postgres, { photographs: 3 });
      await sendPhotographs(key, 1);
      await runJob("mail-enquiries");
      expect(await requests()).toEqual([]);
      // The page was reloaded; then one more was chosen again.
      await add(postgres, "photograph_counts", { photographs_key: key, photographs: 1 });
      await runJob("mail-enquiries");
      await answerAll();
      await add(postgres, "photograph_counts", { photographs_key: key, photographs: 2 });
      await sendPhotographs(key, 2);
      await runJob("mail-enquiries");
      expect(await mailed()).toEqual([
        { part: 1, announced: 1, numbers: [1] },
        { part: 2, announced: 2, numbers: [2] },
      ]);
    });

    test("a mail that is tried again has the same count, also when it has changed", async () => {
      await setUp();
      const key = await storeEnquiry(postgres, { photographs: 3 });
      await age("2 minutes");
      await runJob("mail-enquiries");
      await add(postgres, "photograph_counts", { photographs_key: key, photographs: 1 });
      await later("5 minutes");
      await runJob("mail-enquiries");
      const first = { part: 1, announced: 3, numbers: [] };
      expect(await mailed()).toEqual([first, first]);
    });

    test("photographs of a second key of an enquiry are mailed once, with numbers of their own", async () => {
      await setUp();
      const typed = enquiry();
      const keys = [await storeEnquiry(postgres, typed), await storeEnquiry(postgres, typed)] as const;
      for (const photographs_key of keys) {
        await add(postgres, "photograph_counts", { photographs_key, photographs: 2 });
        for (const number of [1, 2]) {
          const file = jpeg({ content: `${photographs_key} ${number}` }).toString("base64");
          await add(postgres, "enquiry_photographs", photograph({ photographs_key, number, jpeg: file }));
        }
        await runJob("mail-enquiries");
      }
      await runJob("mail-enquiries");
      expect(await mailed()).toEqual([{ part: 1, announced: 4, numbers: [1, 2, 3, 4] }]);
    });

    test("after an hour an enquiry has as many as are stored", async () => {
      const keys = [
        await storeEnquiry(postgres, { photographs: 3 }),
        await storeEnquiry(postgres, { photographs: 2 }),
      ] as const;
      await sendPhotographs(keys[0], 1, 3);
      const counts = () =>
        postgres.asOwner("select photographs from public.contact_submissions order by photographs_key = $1", keys[0]);
      await age("59 minutes");
      await runJob("settle-photograph-counts");
      expect(await counts()).toEqual([{ photographs: 2 }, { photographs: 3 }]);
      await age("1 minute");
      await runJob("settle-photograph-counts");
      expect(await counts()).toEqual([{ photographs: null }, { photographs: 2 }]);
    });

    test("a mail that is tried again is the same, also when more photographs have come", async () => {
      await setUp();
      const key = await storeEnquiry(postgres, { photographs: 2 });
      await sendPhotographs(key, 2);
      await age("2 minutes");
      await runJob("mail-enquiries");
      await sendPhotographs(key, 1);
      await later("5 minutes");
      await runJob("mail-enquiries");
      const [first, ...others] = await mailed();
      expect(first).toEqual({ part: 1, announced: 2, numbers: [2] });
      expect(others).toEqual([{ part: 2, announced: 2, numbers: [1] }, first]);
    });

    test("what does not fit into a mail follows in the next one", async () => {
      await setUp();
      const key = await storeEnquiry(postgres, { photographs: 5 });
      await sendPhotographs(key, 1, 2, 3, 4, 5);
      const limit = (size: number) =>
        postgres.asOwner(`create or replace function private.mail_limit() returns integer language sql immutable
          set search_path = '' as 'select ${size}'`);
      await limit(2 * photograph().jpeg.length + 1);
      for (let i = 0; i < 4; i += 1) await runJob("mail-enquiries");
      await limit(9_000_000);
      expect(await mailed()).toEqual([
        { part: 1, announced: 5, numbers: [1, 2] },
        { part: 2, announced: 5, numbers: [3, 4] },
        { part: 3, announced: 5, numbers: [5] },
      ]);
    });

    test("five of 400 KB fit into one mail", async () => {
      await setUp();
      const photographs_key = await storeEnquiry(postgres);
      const large = jpeg({ length: largestPhotograph }).toString("base64");
      for (const number of [1, 2, 3, 4, 5])
        await add(postgres, "enquiry_photographs", photograph({ photographs_key, number, jpeg: large }));
      await runJob("mail-enquiries");
      expect(await mailed()).toEqual([{ part: 1, announced: 5, numbers: [1, 2, 3, 4, 5] }]);
    });

    test("an enquiry without is mailed at once, as before", async () => {
      await setUp();
      await storeEnquiry(postgres, { photographs: 2 });
      const typed = enquiry();
      await send(postgres, typed);
      await runJob("mail-enquiries");
      const bodies = (await requests()).map(({ body }) => body as Record<string, unknown>);
      expect(bodies.map(body => Object.keys(body).sort())).toEqual([
        ["created_at", "doubtful", "id", ...fieldNames].sort(),
      ]);
      expect(bodies).toMatchObject([typed]);
    });
  });

  test("ten enquiries that cannot be sent do not delay others", async () => {
    await setUp();
    for (let i = 0; i < 11; i += 1) await send(postgres, enquiry());
    await runJob("mail-enquiries");
    await later("5 minutes");
    await runJob("mail-enquiries");
    const ids = (await requests()).map(({ body }) => (body as { id: string }).id);
    expect([ids.length, new Set(ids).size]).toEqual([20, 11]);
  });
});
