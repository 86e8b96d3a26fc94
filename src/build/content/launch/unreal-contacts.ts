import { type Document, stringsOf } from "../document";
import { type Path, quote } from "../wording";

// Numbers that Ofcom keeps for drama, after the leading 0: they never ring anywhere.
const DRAMA_NUMBERS =
  /^0(?:1632960|1134960|1144960|1154960|1164960|1174960|1184960|1214960|1314960|1414960|1514960|1614960|2079460|1914980|28964960|2920180|7700900|8081570|9098790|3069990)/;

const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|org|net)$/;

/** What is wrong with a contact detail that can never reach the firm. */
export function unrealContacts(document: Document): { path: Path; message: string }[] {
  const hosts = stringsOf(document, "href", "url", "email").flatMap(({ path, value }) => {
    const host = hostOf(value);
    if (host !== undefined && RESERVED_HOST.test(host))
      return [{ path, message: `${quote(value)} is an address for examples, which nobody can own.` }];
    return /^https:\/\/(?:www\.)?(?:facebook|instagram|linkedin)\.com\/?$/.test(value)
      ? [{ path, message: `${quote(value)} leads to the network's front page, not to the firm's.` }]
      : [];
  });
  const phones = stringsOf(document, "phone").flatMap(({ path, value }) =>
    DRAMA_NUMBERS.test(value.replace(/^\+44/, "0").replace(/\D/g, ""))
      ? [{ path, message: `${quote(value)} is a number kept for film and television, which never rings.` }]
      : [],
  );
  return [...hosts, ...phones];
}

function hostOf(value: string): string | undefined {
  if (value.includes("@") && !value.includes("/")) return value.slice(value.lastIndexOf("@") + 1).toLowerCase();
  return URL.canParse(value) ? new URL(value).hostname : undefined;
}
