/** A random UUID of version 4. Without HTTPS, browsers have no `randomUUID`. */
export const randomKey = (): string => {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
};
