/**
 * Replaces the parts of pg_cron, pg_net and Vault that the migrations use; the embedded database lacks them. It only
 * records jobs and requests, and a test runs them as a hosted project does.
 */
export const hostedExtensions = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (job_name, schedule, command) on conflict (jobname) do update
      set schedule = excluded.schedule, command = excluded.command returning 1::bigint $$;
  create function cron.schedule(schedule text, command text) returns bigint language sql as 'select 1::bigint';

  create schema net;
  create table net.requests (
    id bigint generated always as identity, url text, body jsonb, headers jsonb, timeout_milliseconds int
  );
  create table net._http_response (id bigint, status_code int, timed_out boolean, error_msg text);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000
  ) returns bigint language sql as $$
    insert into net.requests (url, body, headers, timeout_milliseconds)
    values (url, body, headers, timeout_milliseconds) returning id $$;

  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);

  grant usage on schema cron, net, vault to project_owner;
  grant all on all tables in schema cron, net, vault to project_owner;`;
