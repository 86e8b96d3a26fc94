import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes where to report a weakness of the site, after RFC 9116. It expires six to twelve months after this date, at the
 * end of a half-year, so that builds of the same half-year are the same.
 */
export const writeSecurityTxt = async (directory: string, url: string, email: string, date: Date): Promise<void> => {
  const year = date.getUTCFullYear();
  const expires = date.getUTCMonth() < 6 ? `${year}-12-31` : `${year + 1}-06-30`;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T23:59:59Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  await mkdir(join(directory, ".well-known"), { recursive: true });
  await writeFile(join(directory, ".well-known", "security.txt"), `${lines.join("\n")}\n`);
};
