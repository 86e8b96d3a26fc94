/** Start of Cloudflare's links in place of `mailto:`. The code of the address follows. */
const linkStart = "/cdn-cgi/l/email-protection#";

/** Decodes an address: bytes as hexadecimal pairs, of which the first one is the key of the others. */
const decode = (code: string): string => {
  const [key = 0, ...bytes] = (code.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes, byte => byte ^ key));
};

/**
 * Undoes Cloudflare's e-mail obfuscation before React compares the page with its own. The site's Trusted Types policy
 * blocks the script that Cloudflare adds for this.
 */
export const restoreEmailLinks = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${linkStart}"]`))
    link.href = `mailto:${decode(link.hash.slice(1))}`;
  for (const text of document.querySelectorAll<HTMLElement>("[data-cfemail]")) {
    const { parentElement } = text;
    text.replaceWith(decode(text.dataset["cfemail"] ?? ""));
    // Joins the texts on both sides.
    parentElement?.normalize();
  }
};
