-- The firm may read and delete what it was sent: with the project's secret key, which acts as service_role, as well as
-- in the dashboard. Nobody changes what a visitor wrote.

grant select, delete on table public.contact_submissions to service_role;

comment on table public.contact_submissions is
  'Enquiries sent with the contact form. Visitors (role anon) may add rows and do nothing else; the firm (service_role) may read and delete them.';
