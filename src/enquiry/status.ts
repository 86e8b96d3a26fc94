/** Where the contact form stands. */
export type Status = "idle" | "submitting" | "sent" | "failed";

/** What happens to it. */
export type Event = "submitted" | "stored" | "refused" | "edited";

const transitions: Record<Status, Partial<Record<Event, Status>>> = {
  idle: { submitted: "submitting" },
  submitting: { stored: "sent", refused: "failed" },
  sent: { submitted: "submitting", edited: "idle" },
  failed: { submitted: "submitting" },
};

/** The status after an event; an event that means nothing in a status leaves it as it is. */
export const nextStatus = (status: Status, event: Event): Status => transitions[status][event] ?? status;
