const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A text as UTF-8. */
export const bytesOfText = (text: string): Uint8Array => encoder.encode(text);

/** The text in bytes of UTF-8, with a byte order mark if there is one. Damaged characters become U+FFFD. */
export const textOfBytes = (bytes: Uint8Array): string => decoder.decode(bytes);
