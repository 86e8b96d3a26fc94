import { randomUUID } from "node:crypto";

/** In bytes: the largest photograph that the database stores. */
export const largestPhotograph = 409_600;

/** What the database takes for a JPEG: its first and last bytes, with this content and length in bytes. */
export function jpeg({ content = "x", length = 1_000 } = {}): Buffer {
  const file = Buffer.alloc(length, content);
  file.set([0xff, 0xd8, 0xff]);
  file.set([0xff, 0xd9], length - 2);
  return file;
}

/** A row of enquiry_photographs, with these parts changed. */
export const photograph = (parts: Readonly<Record<string, unknown>> = {}) => ({
  photographs_key: randomUUID(),
  number: 1,
  jpeg: jpeg().toString("base64"),
  ...parts,
});
