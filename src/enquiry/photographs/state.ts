import { useSyncExternalStore } from "react";
import type { KeptDelivery } from "./first-load";
import type { Reason } from "./shrink";

/** A photograph that the visitor has chosen for the present enquiry. */
export interface Photograph {
  readonly id: number;
  /** The JPEG to send; undefined if the file was refused. */
  readonly jpeg: Promise<Blob | undefined>;
}

/** A file that cannot be sent, with its name. */
export interface RefusedFile {
  readonly id: number;
  readonly name: string;
  readonly reason: Reason;
}

/** The photographs of enquiries that are stored. */
export interface Delivery {
  readonly status: "sending" | "sent" | "interrupted" | "undeliverable";
  readonly sent: number;
  readonly total: number;
}

export interface PhotographsState {
  readonly chosen: readonly Photograph[];
  readonly refused: readonly RefusedFile[];
  /** The page was reloaded, and the photographs that were chosen before are gone. */
  readonly lost: boolean;
  readonly delivery?: Delivery | undefined;
  /** What was on its way when the page was reloaded, and has not arrived. */
  readonly missing: readonly KeptDelivery[];
}

/** Not component state: photographs are still sent when the visitor goes to another page. */
let state: PhotographsState = { chosen: [], refused: [], lost: false, missing: [] };
const listeners = new Set<() => void>();

export const getState = (): PhotographsState => state;

/** Replaces parts of the state. */
export const setState = (changes: Partial<PhotographsState>): void => {
  state = { ...state, ...changes };
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const usePhotographs = (): PhotographsState => useSyncExternalStore(subscribe, getState, getState);
