/**
 * The contact for reports of security problems (RFC 9116). It expires in six to twelve months, at the end of
 * a half-year, so that builds of the same half-year are the same.
 */
export const securityTxt = (url: string, email: string): string => {
  const now = new Date();
  const year = now.getUTCFullYear();
  const expires = now.getUTCMonth() < 6 ? `${year}-12-31` : `${year + 1}-06-30`;
  return `Contact: mailto:${email}
Expires: ${expires}T23:59:59Z
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;
};
