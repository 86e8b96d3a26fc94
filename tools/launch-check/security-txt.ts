/** In ms: time limit for an answer of the published site. */
const TIME_LIMIT = 10_000;

const DAY = 24 * 60 * 60 * 1_000;

/** In days: long enough to build and publish again. */
const NEAR = 45;

type Answer =
  | { readonly kind: "unreachable" }
  | { readonly kind: "missing"; readonly status: number }
  | { readonly kind: "found"; readonly text: string };

const addressOf = (site: string) => new URL(".well-known/security.txt", site.replace(/\/?$/, "/"));

const securityTxtOf = async (site: string, ask: typeof fetch): Promise<Answer> => {
  const answer = await ask(addressOf(site), { signal: AbortSignal.timeout(TIME_LIMIT) }).catch(() => undefined);
  if (!answer) return { kind: "unreachable" };
  return answer.ok ? { kind: "found", text: await answer.text() } : { kind: "missing", status: answer.status };
};

const expiryProblems = (site: string, text: string): string[] => {
  const { href } = addressOf(site);
  const expires = /^Expires: *(\S+)/im.exec(text)?.[1] ?? "";
  const days = Math.floor((Date.parse(expires) - Date.now()) / DAY);
  if (Number.isNaN(days)) return [`${href} does not say when it expires. Build and publish the site again.`];
  if (days > NEAR) return [];
  const when = days < 0 ? "has expired" : `expires in ${days} days`;
  return [
    `${href} ${when} (${expires.slice(0, 10)}). Build and publish the site again: then it is valid for six to twelve months.`,
  ];
};

/** A line if the `security.txt` of a published site expires soon. Nothing before the site is published. */
export async function expiringSecurityTxt(site: string, ask = fetch): Promise<string[]> {
  const answer = await securityTxtOf(site, ask);
  return answer.kind === "found" ? expiryProblems(site, answer.text) : [];
}

/** A line if a published site has no `security.txt`, or one that expires soon. */
export async function publishedProblems(site: string, ask = fetch): Promise<string[]> {
  const answer = await securityTxtOf(site, ask);
  if (answer.kind === "found") return expiryProblems(site, answer.text);
  const { href } = addressOf(site);
  if (answer.kind === "unreachable") return [`${href} does not answer.`];
  return [
    `${href} answers ${answer.status}: the site is published without it. Upload names that begin with a dot, too.`,
  ];
}
