import {
  type ChoiceAction,
  type Delivery,
  mostPhotographs,
  type Photograph,
  type PhotographsState,
  type Reason,
  reduceChoice,
  type RefusedFile,
  type SentPhotograph,
} from "./reduce-choice";

/** What happens to photographs, and what visitors do with them. The README shows it as a diagram. */
export type PhotographsAction =
  | ChoiceAction
  | { readonly type: "prepared"; readonly id: string; readonly jpeg: Blob }
  | { readonly type: "refused"; readonly id: string; readonly reason: Reason }
  | { readonly type: "remove"; readonly id: string }
  /** The code takes over the photographs of stored enquiries, and refuses surplus files. */
  | { readonly type: "takeOver" }
  | { readonly type: "delivered" | "undeliverable" | "interrupted"; readonly id: string }
  | { readonly type: "again" }
  /** The database is told how many photographs an enquiry has. */
  | { readonly type: "announced"; readonly key: string; readonly total: number }
  /** It is known whether this tab is the only one with a key. */
  | { readonly type: "claimed"; readonly key: string; readonly isOurs: boolean }
  /** Files are sent in place of the missing photographs of an enquiry. */
  | { readonly type: "replace"; readonly key: string; readonly files: readonly Photograph[] }
  /** Files for which no enquiry has a place. */
  | { readonly type: "tooMany"; readonly files: readonly Photograph[] };

/** Whether a photograph is neither stored nor refused for good. */
export const isUnfinished = ({ status }: Photograph): boolean => status === "waiting" || status === "prepared";

/** The state after something has happened. */
export const reduce = (state: PhotographsState, action: PhotographsAction): PhotographsState =>
  withoutFinished(after(state, action));

const after = (state: PhotographsState, action: PhotographsAction): PhotographsState => {
  const { chosen, refused, sending, deliveries } = state;
  switch (action.type) {
    case "prepared":
      return changePhotograph(state, action.id, { status: "prepared", bytes: undefined, jpeg: action.jpeg });
    case "refused": {
      const photograph = [...chosen, ...sending].find(({ id }) => id === action.id);
      // The visitor has removed it in the meantime.
      if (!photograph) return state;
      return {
        ...changeDelivery(state, keyOf(state, action.id), ({ total }) => ({ total: total - 1 })),
        chosen: without(chosen, action.id),
        sending: without(sending, action.id),
        refused: [...refused, refusal(photograph, action.reason)],
      };
    }
    case "remove":
      return { ...state, refused: [], chosen: without(chosen, action.id) };
    case "takeOver":
      return withoutSurplus(withStored(state));
    case "delivered":
      return changePhotograph(
        changeDelivery(state, keyOf(state, action.id), ({ delivered }) => ({ delivered: delivered + 1 })),
        action.id,
        { status: "delivered", jpeg: undefined },
      );
    case "undeliverable":
      return changePhotograph(state, action.id, { status: "undeliverable", jpeg: undefined });
    case "interrupted":
      return { ...state, interrupted: true };
    case "again":
      return { ...state, interrupted: false };
    case "announced":
      return changeDelivery(state, action.key, () => ({ announced: action.total }));
    case "claimed":
      return withClaim(state, action.key, action.isOurs);
    case "replace": {
      const missing = deliveries.find(({ key }) => key === action.key);
      return missing ? withDelivery({ ...state, refused: [] }, missing, action.files) : state;
    }
    case "tooMany":
      return { ...state, refused: [...refused, ...action.files.map(tooMany)] };
    default:
      return reduceChoice(state, action);
  }
};

const without = <Each extends Photograph>(photographs: readonly Each[], id: string) =>
  photographs.filter(photograph => photograph.id !== id);

const refusal = ({ id, file }: Photograph, reason: Reason): RefusedFile => ({ id, name: file.name, reason });

const tooMany = (photograph: Photograph) => refusal(photograph, "tooMany");

/** Changes a photograph, before or after its enquiry is stored. */
const changePhotograph = (state: PhotographsState, id: string, changes: Partial<Photograph>): PhotographsState => {
  const change = <Each extends Photograph>(photograph: Each) =>
    photograph.id === id ? { ...photograph, ...changes } : photograph;
  return { ...state, chosen: state.chosen.map(change), sending: state.sending.map(change) };
};

/** The key of the stored enquiry that a photograph belongs to. */
const keyOf = ({ sending }: PhotographsState, id: string) => sending.find(photograph => photograph.id === id)?.key;

const changeDelivery = (
  state: PhotographsState,
  key: string | undefined,
  change: (delivery: Delivery) => Partial<Delivery>,
): PhotographsState => {
  const deliveries = state.deliveries.map(delivery =>
    delivery.key === key ? { ...delivery, ...change(delivery) } : delivery,
  );
  return { ...state, deliveries };
};

/** Begins to send the photographs of stored enquiries. */
const withStored = (state: PhotographsState): PhotographsState => {
  const stored = state.deliveries.filter(({ status }) => status === "stored");
  const isOfStored = (photograph: SentPhotograph) => stored.some(({ key }) => key === photograph.key);
  const earlier = state.sending.filter(photograph => !isOfStored(photograph));
  let next: PhotographsState = { ...state, sending: earlier };
  for (const delivery of stored) {
    const photographs = state.sending.filter(({ key }) => key === delivery.key);
    next = withDelivery(next, delivery, photographs.slice(0, mostPhotographs));
    next = { ...next, refused: [...next.refused, ...photographs.slice(mostPhotographs).map(tooMany)] };
  }
  return next;
};

/** Sends photographs with a delivery, after those that are on their way. */
const withDelivery = (
  state: PhotographsState,
  delivery: Delivery,
  photographs: readonly Photograph[],
): PhotographsState => {
  const { key, delivered } = delivery;
  const added: readonly SentPhotograph[] = photographs.map((photograph, index) => ({
    ...photograph,
    key,
    number: delivered + index + 1,
  }));
  const others = state.deliveries.filter(other => other.key !== key);
  return {
    ...state,
    interrupted: false,
    sending: state.sending.some(isUnfinished) ? [...state.sending, ...added] : added,
    deliveries: [...others, { ...delivery, status: "sending", total: delivered + photographs.length }],
  };
};

/** Whether files have no place, and no place can become free: all before them are photographs. */
export const hasHopelessSurplus = ({ chosen }: PhotographsState): boolean =>
  chosen.length > mostPhotographs && chosen.slice(0, mostPhotographs).every(({ status }) => status === "prepared");

const withoutSurplus = (state: PhotographsState): PhotographsState => {
  if (!hasHopelessSurplus(state)) return state;
  const { chosen, refused } = state;
  const surplus = chosen.slice(mostPhotographs);
  return { ...state, chosen: chosen.slice(0, mostPhotographs), refused: [...refused, ...surplus.map(tooMany)] };
};

/** A key from before a reload is used again if no other tab has it. */
const withClaim = (state: PhotographsState, key: string, isOurs: boolean): PhotographsState => {
  const isKept = key === state.keptKey;
  const claim = (delivery: Delivery) => {
    if (delivery.key !== key || delivery.status !== "left") return delivery;
    return isOurs ? { ...delivery, status: "missing" as const } : [];
  };
  return {
    ...state,
    keptKey: isKept ? "" : state.keptKey,
    key: state.key || (isKept && isOurs ? key : ""),
    deliveries: state.deliveries.flatMap(claim),
  };
};

/** Forgets the deliveries of which nothing is on its way any more, once the database knows their total. */
const withoutFinished = (state: PhotographsState): PhotographsState => {
  const isOpen = ({ key, status, announced, total }: Delivery) =>
    status !== "sending" ||
    announced !== total ||
    state.sending.some(photograph => photograph.key === key && isUnfinished(photograph));
  return { ...state, deliveries: state.deliveries.filter(isOpen) };
};
