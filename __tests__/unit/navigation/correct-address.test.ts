import fc from "fast-check";
import { correctedAddress } from "../../../src/navigation/correct-address";

const site = "https://site.example";
const correct = (address: string) => correctedAddress(new URL(address, site)).replace(site, "");

test.each([
  ["/contact?a=%20b#team", "/contact?a=%20b#team"],
  ["/contact%3Fa=1", "/contact?a=1"],
  ["/services#%E0", "/services"],
  [`${site}//evil.example/#%E0`, "/evil.example/"],
  ["/%2F%2Fevil.example/", "/evil.example/"],
  ["/%5Cevil.example/", "/evil.example/"],
  ["/%09/evil.example/", "/evil.example/"],
  ["/%0A/%0D/evil.example/", "/evil.example/"],
  [`${site}//contact#contact-form`, "/contact#contact-form"],
  [`${site}//evil.example/%E0`, "/evil.example/%E0"],
  // Decoded, it could not be decoded again: the server and the scripts would send the visitor to and fro.
  ["/services%25E0", "/services%25E0"],
])("%s means %s", (address, expected) => {
  expect(correct(address)).toBe(expected);
});

test("any address stays on this site, never begins with two slashes, and is corrected in a few steps", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    "%2F",
    "%5C",
    "%5c",
    "%09",
    "%0A",
    "%25",
    "%",
    "E0",
    "?",
    "#",
    "%23",
    "@",
    ":",
    "x.y",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), parts => {
      let address = new URL(`${site}/${parts.join("")}`).href;
      for (let step = 0; step < parts.length + 2; step += 1) {
        address = correctedAddress(new URL(address));
        expect(new URL(address).origin).toBe(site);
        expect(new URL(address).pathname).not.toMatch(/^\/[/\\]/);
      }
      expect(correctedAddress(new URL(address))).toBe(address);
    }),
  );
});
