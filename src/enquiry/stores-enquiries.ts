/** Whether something stores enquiries: the hosted database or the site's own server, unless the build says that none does. */
export const storesEnquiries = (): boolean =>
  Boolean(process.env.GATSBY_SUPABASE_URL) || process.env.GATSBY_ENQUIRIES !== "none";
