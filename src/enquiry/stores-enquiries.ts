/** Whether the hosted database or the local server stores enquiries. `GATSBY_ENQUIRIES=none` means neither. */
export const storesEnquiries = (): boolean =>
  Boolean(process.env.GATSBY_SUPABASE_URL) || process.env.GATSBY_ENQUIRIES !== "none";
