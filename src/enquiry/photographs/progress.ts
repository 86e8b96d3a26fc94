import { isUnfinished } from "./reduce";
import type { Delivery, PhotographsState } from "./reduce-choice";

/** How far the photographs of stored enquiries are. */
export interface Progress {
  readonly status: "sending" | "delivered" | "interrupted" | "undeliverable";
  readonly delivered: number;
  readonly total: number;
}

/** How far the photographs are that are sent together; undefined if there are none. */
export const progressOf = ({ sending, interrupted }: PhotographsState): Progress | undefined => {
  const total = sending.length;
  if (total === 0) return undefined;
  const delivered = sending.filter(({ status }) => status === "delivered").length;
  if (sending.some(isUnfinished)) return { status: interrupted ? "interrupted" : "sending", delivered, total };
  return { status: delivered < total ? "undeliverable" : "delivered", delivered, total };
};

/** Whether photographs are being sent. */
export const isSending = (state: PhotographsState): boolean => progressOf(state)?.status === "sending";

/** What was on its way when the page was reloaded, and has not arrived. */
export const missingIn = ({ deliveries }: PhotographsState): readonly Delivery[] =>
  deliveries.filter(({ status }) => status === "missing");
