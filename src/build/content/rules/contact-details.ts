import { problemAt, stringsOf, textAt } from "../document";
import { isObject } from "../parse-json";
import type { Problem } from "../problem";
import type { DocumentRule } from "../site";
import { quote } from "../wording";

// Royal Mail's postcode areas.
const POSTCODE_AREAS = new Set(
  "AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE".split(
    " ",
  ),
);

const NETWORK_HOSTS: Record<string, string> = {
  Facebook: "facebook.com",
  Instagram: "instagram.com",
  LinkedIn: "linkedin.com",
};

/** Phone numbers, postcodes and addresses whose shape is right but which cannot exist, or lead to somebody else. */
export const contactDetails: DocumentRule = document => {
  const postcodes = stringsOf(document, "postcode").flatMap(({ path, value }): Problem[] => {
    const area = /^[A-Z]{1,2}(?=\d)/.exec(value)?.[0];
    if (area === undefined || POSTCODE_AREAS.has(area)) return [];
    return [
      problemAt(
        document,
        path,
        `is ${quote(value)}, but no UK postcode starts with ${area}. Copy it from a letter or an invoice.`,
      ),
    ];
  });
  const phones = stringsOf(document, "phone").flatMap(({ path, value }): Problem[] => {
    const digits = value.replace(/^\+44/, "0").replace(/\D/g, "");
    if (!/^(\d)\1+$/.test(digits.slice(1)) && !/^0(?:123456789|987654321)/.test(digits)) return [];
    return [problemAt(document, path, `is ${quote(value)}, which is nobody's number. Write the firm's own.`)];
  });
  const social = document.visits.flatMap(({ value, path }): Problem[] => {
    if (!isObject(value)) return [];
    const host = NETWORK_HOSTS[textAt(value, "platform") ?? ""];
    const href = textAt(value, "href");
    if (host === undefined || href === undefined || !URL.canParse(href)) return [];
    const { hostname } = new URL(href);
    if (hostname === host || hostname.endsWith(`.${host}`)) return [];
    return [
      problemAt(
        document,
        [...path, "href"],
        `leads to ${quote(hostname)}, not to ${host}. Copy the address of the firm's page there.`,
        "warning",
      ),
    ];
  });
  return [...postcodes, ...phones, ...social];
};
