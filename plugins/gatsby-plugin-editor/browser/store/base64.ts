/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One character for each byte, which is what `btoa` takes.
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
}
