import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes where to report a weakness of the site, after RFC 9116. It expires at the end of the year after this date, so
 * that builds of the same year are the same.
 */
export const writeSecurityTxt = async (directory: string, url: string, email: string, date: Date): Promise<void> => {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${date.getUTCFullYear() + 1}-12-31T23:59:59Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  await mkdir(join(directory, ".well-known"), { recursive: true });
  await writeFile(join(directory, ".well-known", "security.txt"), `${lines.join("\n")}\n`);
};
