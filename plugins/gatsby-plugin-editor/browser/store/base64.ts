/** How many bytes become characters at once: a call takes only so many parameters. */
const AT_ONCE = 0x8000;

/** Bytes in base64. */
export function base64OfBytes(bytes: Uint8Array): string {
  // One character for each byte, which is what `btoa` takes.
  let characters = "";
  for (let start = 0; start < bytes.length; start += AT_ONCE)
    characters += String.fromCharCode(...bytes.subarray(start, start + AT_ONCE));
  return btoa(characters);
}

/** The bytes of a file in base64. */
export const base64Of = async (file: Blob): Promise<string> => base64OfBytes(new Uint8Array(await file.arrayBuffer()));

/** The bytes of a text in base64, which may have line breaks. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  // A loop, because `Uint8Array.from` takes twenty times as long for a photograph.
  for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index);
  return bytes;
}
