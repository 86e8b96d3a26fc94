import { progressOf } from "../../../src/enquiry/photographs/progress";
import { type PhotographsAction, reduce } from "../../../src/enquiry/photographs/reduce";
import type { Photograph, PhotographsState } from "../../../src/enquiry/photographs/reduce-choice";
import { readTab } from "../../../src/enquiry/photographs/tab";

/** A file as it is chosen. Its name is its id. */
const file = (id: string): Photograph => ({ id, status: "waiting", file: new File([], id) });
const choose = (...ids: string[]): PhotographsAction => ({ type: "choose", files: ids.map(file) });
const prepared = (id: string): PhotographsAction => ({ type: "prepared", id, jpeg: new Blob([id]) });
const refused = (id: string): PhotographsAction => ({ type: "refused", id, reason: "unreadable" });
const delivered = (id: string): PhotographsAction => ({ type: "delivered", id });
const send = (key: string, announced: number): PhotographsAction[] => [
  { type: "submit", key },
  { type: "sent", announced, storedAt: 0 },
];

/** The state after some actions. As on the page, what the form's own code leaves is taken over after each of them. */
const after = (actions: readonly PhotographsAction[], state: PhotographsState = readTab()) =>
  actions.flatMap(action => [action, { type: "takeOver" } as const]).reduce(reduce, state);
const idsOf = (photographs: readonly { readonly id: string }[]) => photographs.map(({ id }) => id);
const refusals = ({ refused }: PhotographsState) => refused.map(({ name, reason }) => `${name}: ${reason}`);

describe("while they are chosen", () => {
  const six = choose("1", "2", "3", "4", "5", "6");

  test("a sixth file gets the place of one that is no photograph", () => {
    const state = after([six, prepared("1"), refused("2")]);
    expect(idsOf(state.chosen)).toEqual(["1", "3", "4", "5", "6"]);
    expect(refusals(state)).toEqual(["2: unreadable"]);
  });

  test("a sixth file is refused as soon as all five are photographs, not before", () => {
    const four = after([six, ...["1", "2", "3", "4"].map(prepared)]);
    expect(refusals(four)).toEqual([]);
    const five = after([prepared("5")], four);
    expect(idsOf(five.chosen)).toHaveLength(5);
    expect(refusals(five)).toEqual(["6: tooMany"]);
  });

  test("a sixth file gets the place of one that the visitor removes", () => {
    expect(idsOf(after([six, { type: "remove", id: "1" }]).chosen)).toEqual(["2", "3", "4", "5", "6"]);
  });

  test("a removed file that turns out to be no photograph is not named", () => {
    const state = after([choose("1", "2"), { type: "remove", id: "1" }, refused("1")]);
    expect(idsOf(state.chosen)).toEqual(["2"]);
    expect(refusals(state)).toEqual([]);
  });

  test("the names of refused files go away with the next choice", () => {
    expect(refusals(after([choose("1"), refused("1"), choose("2")]))).toEqual([]);
  });
});

describe("when the enquiry is sent", () => {
  test("its photographs have its key; the next enquiry has another one, and no photographs", () => {
    const next = after([choose("1"), ...send("a", 1)]);
    expect(next).toMatchObject({ key: "", chosen: [], sending: [{ id: "1", key: "a", number: 1 }] });
    expect(after([choose("2"), ...send("d", 1)], next).sending).toMatchObject([{ key: "a" }, { id: "2", key: "d" }]);
  });

  test("files that are not made smaller yet follow it; one that is no photograph is missing from the count", () => {
    const state = after([choose("1", "2", "3"), ...send("a", 3), prepared("1"), refused("2")]);
    expect(progressOf(state)).toEqual({ status: "sending", delivered: 0, total: 2 });
    expect(state.deliveries).toMatchObject([{ key: "a", total: 2, announced: 3 }]);
    expect(refusals(state)).toEqual(["2: unreadable"]);
  });

  test("files that had no place are refused", () => {
    const state = after([choose("1", "2", "3", "4", "5", "6"), ...send("a", 5)]);
    expect(refusals(state)).toEqual(["6: tooMany"]);
    expect(state.chosen).toEqual([]);
  });

  test("the database learns that a file was refused while the enquiry was being stored", () => {
    const [submit, sent] = send("a", 2) as [PhotographsAction, PhotographsAction];
    const state = after([choose("1", "2"), submit, refused("1"), refused("2"), sent]);
    expect(state.deliveries).toMatchObject([{ key: "a", total: 0, announced: 2 }]);
    expect(reduce(state, { type: "announced", key: "a", total: 0 }).deliveries).toEqual([]);
  });

  test("nothing is kept of an enquiry that announces no photographs any more", () => {
    const removed: PhotographsAction[] = [choose("1"), { type: "submit", key: "a" }, { type: "unavailable" }];
    const state = [...removed, ...send("a", 0)].reduce(reduce, readTab());
    expect(state).toMatchObject({ key: "", deliveries: [] });
  });

  test("an enquiry without photographs leaves those of the last one on their way", () => {
    const state = after([choose("1"), ...send("a", 1), { type: "sent", announced: 0, storedAt: 0 }]);
    expect(progressOf(state)).toEqual({ status: "sending", delivered: 0, total: 1 });
  });
});

describe("on their way", () => {
  const two = after([choose("1", "2"), ...send("a", 2), prepared("1"), prepared("2")]);

  test("they are counted, and forgotten by the tab once all have arrived", () => {
    const one = reduce(two, delivered("1"));
    expect(progressOf(one)).toEqual({ status: "sending", delivered: 1, total: 2 });
    expect(one.deliveries).toMatchObject([{ delivered: 1, total: 2 }]);
    const both = reduce(one, delivered("2"));
    expect(progressOf(both)).toEqual({ status: "delivered", delivered: 2, total: 2 });
    expect(both.deliveries).toEqual([]);
  });

  test("one that is refused for good is told at the end, and the others are sent", () => {
    const first = reduce(two, { type: "undeliverable", id: "1" });
    expect(progressOf(first)?.status).toBe("sending");
    const both = reduce(first, delivered("2"));
    expect(progressOf(both)).toEqual({ status: "undeliverable", delivered: 1, total: 2 });
    expect(both.deliveries).toEqual([]);
  });

  test("they wait after an interruption until the visitor presses again, or sends another enquiry", () => {
    const interrupted = after([delivered("1"), { type: "interrupted", id: "2" }], two);
    expect(progressOf(interrupted)).toEqual({ status: "interrupted", delivered: 1, total: 2 });
    const sending = { status: "sending", delivered: 1 };
    expect(progressOf(reduce(interrupted, { type: "again" }))).toEqual({ ...sending, total: 2 });
    expect(progressOf(after([choose("3"), ...send("b", 1)], interrupted))).toEqual({ ...sending, total: 3 });
  });

  test("those of an earlier enquiry are not counted again when all of them have arrived", () => {
    const state = after([delivered("1"), delivered("2"), choose("3"), ...send("b", 1)], two);
    expect(progressOf(state)).toEqual({ status: "sending", delivered: 0, total: 1 });
  });
});

describe("after a reload", () => {
  const delivery = { key: "a", status: "left", delivered: 1, total: 3, announced: 3, storedAt: 0 } as const;
  const reloaded: PhotographsState = { ...readTab(), asked: true, lost: true, keptKey: "k", deliveries: [delivery] };
  const claim = (key: string, isOurs: boolean): PhotographsAction => ({ type: "claimed", key, isOurs });

  test("a tab that is the only one goes on with its keys; a copy of the tab does not", () => {
    const alone = after([claim("k", true), claim("a", true)], reloaded);
    expect(alone).toMatchObject({ key: "k", keptKey: "", deliveries: [{ key: "a", status: "missing" }] });
    const copy = after([claim("k", false), claim("a", false)], reloaded);
    expect(copy).toMatchObject({ key: "", keptKey: "", deliveries: [] });
  });

  test("an enquiry that was sent in the meantime keeps the key that it was sent with", () => {
    expect(after([choose("1"), { type: "submit", key: "n" }, claim("k", true)], reloaded).key).toBe("n");
  });

  test("missing photographs that are chosen again are sent with the same key, after those that have arrived", () => {
    const state = after([claim("a", true), { type: "replace", key: "a", files: [file("2"), file("3")] }], reloaded);
    expect(state.sending).toMatchObject([
      { key: "a", number: 2 },
      { key: "a", number: 3 },
    ]);
    expect(state.deliveries).toMatchObject([{ status: "sending", delivered: 1, total: 3 }]);
    expect(progressOf(state)).toEqual({ status: "sending", delivered: 0, total: 2 });
  });

  test("photographs from before it are called lost until others are chosen", () => {
    expect(reduce(reloaded, { type: "ask" }).lost).toBe(true);
    expect(reduce(reloaded, choose("1")).lost).toBe(false);
  });
});

test("without the code for photographs, chosen files are forgotten, and those of a stored enquiry are left for a reload", () => {
  const actions: PhotographsAction[] = [choose("1"), ...send("a", 1), choose("2"), { type: "unavailable" }];
  const state = actions.reduce(reduce, readTab());
  expect(state).toMatchObject({ asked: true, chosen: [], sending: [], deliveries: [{ key: "a", status: "left" }] });
  expect(progressOf(state)).toBeUndefined();
});
