import { attempt } from "../draft";

const name = "enquiry-photographs";

let key: string | undefined;

/**
 * The random key that the photographs of the present enquiry are sent with. The tab keeps it until the enquiry is stored,
 * because an enquiry that is sent again must have the same key. Undefined if no photographs were asked for.
 */
export const readKey = (): string | undefined => (key ??= attempt(() => sessionStorage.getItem(name)) ?? undefined);

export const saveKey = (newKey: string): void => {
  key = newKey;
  attempt(() => sessionStorage.setItem(name, newKey));
};

/** The next photographs get a new key. */
export const forgetKey = (): void => {
  key = undefined;
  attempt(() => sessionStorage.removeItem(name));
};
