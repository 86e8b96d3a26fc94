/** @jest-environment jsdom */
import { TextDecoder } from "node:util";
import { restoreEmailLinks } from "../../../src/navigation/restore-email-links";

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { TextDecoder }));

/** As Cloudflare writes an address: the first byte is the key of the others. */
const encode = (address: string, key: number) =>
  Buffer.from([key, ...[...Buffer.from(address)].map(byte => byte ^ key)]).toString("hex");

test("an address in a link and one between other words become what they were", () => {
  const code = encode("ann@example.com", 0x5a);
  document.body.innerHTML =
    `<a href="/cdn-cgi/l/email-protection#${code}"><span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span></a>` +
    `<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>, please.</p>`;
  restoreEmailLinks();
  expect(document.querySelector("a")).toHaveAttribute("href", "mailto:ann@example.com");
  expect(document.querySelector("a")).toHaveTextContent("ann@example.com");
  expect(document.querySelector("p")?.childNodes).toHaveLength(1);
  expect(document.querySelector("p")).toHaveTextContent("Write to ann@example.com, please.");
});

test.each([["büro@example.com"], ["ann@example.com?subject=A%20roof"], ["o'neil+site@example.co.uk"]])(
  "reads %s with any key",
  address => {
    for (const key of [0, 7, 255]) {
      document.body.innerHTML = `<a href="/cdn-cgi/l/email-protection#${encode(address, key)}">E-mail</a>`;
      restoreEmailLinks();
      expect(document.querySelector("a")?.getAttribute("href")).toBe(`mailto:${address}`);
    }
  },
);
