/** Whether the hosted database or the local server stores enquiries. `GATSBY_ENQUIRIES=none` means that none does. */
export const storesEnquiries = (): boolean =>
  Boolean(process.env.GATSBY_SUPABASE_URL) || process.env.GATSBY_ENQUIRIES !== "none";
