/** @jest-environment jsdom */
import type { Delivery, PhotographsState } from "../../../src/enquiry/photographs/reduce-choice";
import { keepInTab, readTab } from "../../../src/enquiry/photographs/tab";

const delivery: Delivery = { key: "a", status: "sending", delivered: 1, total: 2, announced: 2, storedAt: 1_000 };
const empty = readTab();

/** What a page finds in its tab after another one has kept this state there. */
const reloadedFrom = (state: Partial<PhotographsState>) => {
  keepInTab({ ...empty, ...state });
  return readTab();
};

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, "now").mockReturnValue(1_000);
});
afterEach(() => jest.restoreAllMocks());

test("a visitor who was not asked for photographs has lost none by a reload", () => {
  expect(reloadedFrom({})).toMatchObject({ asked: false, lost: false, keptKey: "" });
});

test("photographs that were chosen, or for which the dialog was open, are asked for again", () => {
  expect(reloadedFrom({ asked: true })).toMatchObject({ asked: true, lost: true, keptKey: "" });
  const photograph = { id: "1", status: "waiting", file: new File([], "roof.jpg") } as const;
  expect(reloadedFrom({ chosen: [photograph] })).toMatchObject({ lost: true });
});

test("the key of an enquiry that may be stored outlives several reloads", () => {
  expect(reloadedFrom({ key: "k" }).keptKey).toBe("k");
  expect(reloadedFrom({ asked: true, keptKey: "k" }).keptKey).toBe("k");
});

test("photographs on their way are left to the next page for an hour", () => {
  expect(reloadedFrom({ deliveries: [delivery] }).deliveries).toEqual([{ ...delivery, status: "left" }]);
  jest.spyOn(Date, "now").mockReturnValue(1_000 + 3_600_000);
  expect(readTab().deliveries).toEqual([]);
});

test("a browser without storage, or with something else in it, forgets them", () => {
  sessionStorage.setItem("enquiry-photographs-sent", "7");
  expect(readTab().deliveries).toEqual([]);
  for (const method of ["setItem", "getItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  expect(reloadedFrom({ key: "k", deliveries: [delivery] })).toEqual(empty);
});
