/** State of the contact form. */
export type Status = "idle" | "submitting" | "sent" | "failed";

export type Event = "submitted" | "stored" | "refused" | "edited";

const transitions: Record<Status, Partial<Record<Event, Status>>> = {
  idle: { submitted: "submitting" },
  submitting: { stored: "sent", refused: "failed" },
  sent: { submitted: "submitting", edited: "idle" },
  failed: { submitted: "submitting" },
};

/** Returns the status after an event. An event without a transition changes nothing. */
export const nextStatus = (status: Status, event: Event): Status => transitions[status][event] ?? status;
