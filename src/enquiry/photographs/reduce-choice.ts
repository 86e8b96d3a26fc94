/** The most photographs of an enquiry. The database refuses more. */
export const mostPhotographs = 5;

/** Why a file is refused. */
export type Reason = "heic" | "unreadable" | "notOpened" | "tooLarge" | "tooMany" | "hidden" | "unsupported";

/** A file that the visitor has chosen, from then until it is stored or refused. */
export interface Photograph {
  readonly id: string;
  /** `waiting` until it is made smaller. */
  readonly status: "waiting" | "prepared" | "delivered" | "undeliverable";
  readonly file: File;
  /** Of one that waits. Undefined if there was no room in memory: the file is read when it is its turn. */
  readonly bytes?: Promise<ArrayBuffer> | undefined;
  /** Of one that is prepared: what is sent. */
  readonly jpeg?: Blob | undefined;
}

/** A photograph of a stored enquiry. */
export interface SentPhotograph extends Photograph {
  /** The key of its enquiry. */
  readonly key: string;
  /** Place in the order chosen, from 1. */
  readonly number: number;
}

/** A file that cannot be sent. */
export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  readonly reason: Reason;
}

/** The photographs of a stored enquiry that have not all arrived. */
export interface Delivery {
  readonly key: string;
  /**
   * `stored` until the code for photographs takes it over, then `sending`. `left` by the page before a reload; `missing` once
   * no other tab sends it.
   */
  readonly status: "stored" | "sending" | "left" | "missing";
  readonly delivered: number;
  readonly total: number;
  /** What the database knows as their total. */
  readonly announced: number;
  /** When the enquiry was stored, in ms since 1970. */
  readonly storedAt: number;
}

export interface PhotographsState {
  /** The file dialog was opened, maybe before a reload, and nothing was chosen since. */
  readonly asked: boolean;
  /** The page was reloaded, and the photographs that were chosen before are gone. */
  readonly lost: boolean;
  /** The random key of the present enquiry. Empty before it is sent for the first time. */
  readonly key: string;
  /** The key from before a reload, until it is known whether another tab has it, too. Otherwise empty. */
  readonly keptKey: string;
  /**
   * The photographs of the present enquiry. Those after the fifth are surplus: they move up if another file turns out to be no
   * photograph, and are refused once that cannot happen any more.
   */
  readonly chosen: readonly Photograph[];
  readonly refused: readonly RefusedFile[];
  /** Photographs of stored enquiries: those on their way, and those that were sent together with them. */
  readonly sending: readonly SentPhotograph[];
  /** Nothing is sent until the visitor presses "again". */
  readonly interrupted: boolean;
  readonly deliveries: readonly Delivery[];
}

/** What may happen before the code for photographs has come. */
export type ChoiceAction =
  /** The file dialog is opened. */
  | { readonly type: "ask" }
  /** The file dialog was closed without a choice. */
  | { readonly type: "cancel" }
  | { readonly type: "choose"; readonly files: readonly Photograph[] }
  /** The enquiry is sent with this key. */
  | { readonly type: "submit"; readonly key: string }
  /** The enquiry is stored. It announced so many photographs. */
  | { readonly type: "sent"; readonly announced: number; readonly storedAt: number }
  /** The code has not come. */
  | { readonly type: "unavailable" };

/** The part of the reducer that is loaded with the form. */
export const reduceChoice = (state: PhotographsState, action: ChoiceAction): PhotographsState => {
  const { key, chosen, sending, deliveries } = state;
  switch (action.type) {
    case "ask":
    case "cancel":
      return { ...state, asked: action.type === "ask" };
    case "choose":
      return { ...state, asked: false, lost: false, refused: [], chosen: [...chosen, ...action.files] };
    case "submit":
      return { ...state, key: action.key };
    case "sent": {
      const { announced, storedAt } = action;
      const added = chosen.map((photograph, index) => ({ ...photograph, key, number: index + 1 }));
      const delivery: Delivery = { key, status: "stored", delivered: 0, total: announced, announced, storedAt };
      return {
        ...state,
        asked: false,
        lost: false,
        refused: [],
        key: "",
        chosen: [],
        sending: [...sending, ...added],
        deliveries: announced > 0 ? [...deliveries, delivery] : deliveries,
      };
    }
    case "unavailable":
      return { ...state, asked: true, chosen: [], sending: [], deliveries: deliveries.map(asLeft) };
  }
};

/** A delivery whose photographs the page does not have any more. */
export const asLeft = (delivery: Delivery): Delivery => ({ ...delivery, status: "left" });
