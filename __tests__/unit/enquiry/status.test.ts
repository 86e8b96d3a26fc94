import { type Event, type Status, nextStatus } from "../../../src/enquiry/status";

const journey = (...events: Event[]) => events.reduce<Status>(nextStatus, "idle");

test("an enquiry that is stored goes from idle through submitting to sent", () => {
  expect(journey("submitted")).toBe("submitting");
  expect(journey("submitted", "stored")).toBe("sent");
});

test("an enquiry that could not be stored can be sent again", () => {
  expect(journey("submitted", "refused")).toBe("failed");
  expect(journey("submitted", "refused", "submitted", "stored")).toBe("sent");
});

test("after a success the next letter begins a new enquiry", () => {
  expect(journey("submitted", "stored", "edited")).toBe("idle");
});

test.each<[Event, Status]>([
  ["stored", "idle"],
  ["refused", "idle"],
  ["edited", "idle"],
])("%s means nothing before anything was submitted", (event, status) => {
  expect(nextStatus("idle", event)).toBe(status);
});

test.each<Event>(["submitted", "edited"])("%s changes nothing while an enquiry is under way", event => {
  expect(nextStatus("submitting", event)).toBe("submitting");
});

test("typing after a failure leaves the notice of the failure", () => {
  expect(nextStatus("failed", "edited")).toBe("failed");
});
