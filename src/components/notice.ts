import type * as NoticeStack from "./notice-stack";

/** A short message that lies over the page. */
export interface Notice {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text: string;
}

/** In ms: how long a notice may take to be fetched before the page must say it by itself. */
const patience = 3_000;

let arriving: Promise<typeof NoticeStack> | undefined;

/** Fetches what shows notices, once; after a failure the next call fetches it again. */
export const fetchNotices = () =>
  (arriving ??= import("./notice-stack").catch((error: unknown) => {
    arriving = undefined;
    throw error;
  }));

/** Shows a notice; resolves with false, within 3 s, where that cannot be done. */
export const showNotice = async (notice: Notice): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  const stack = await Promise.race([fetchNotices().catch(() => undefined), expiry]);
  clearTimeout(timer);
  stack?.show(notice);
  return stack !== undefined;
};
