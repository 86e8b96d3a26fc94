/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import { dispatch } from "../../../src/enquiry/photographs/dispatch";
import { type Progress, progressOf } from "../../../src/enquiry/photographs/progress";
import { readFiles } from "../../../src/enquiry/photographs/read-files";
import { Refusal, shrink } from "../../../src/enquiry/photographs/shrink";
import { startPhotographs } from "../../../src/enquiry/photographs/start";
import { getState } from "../../../src/enquiry/photographs/state";
import { storeCount } from "../../../src/enquiry/photographs/store-count";
import { storePhotograph } from "../../../src/enquiry/photographs/store-photograph";
import { until } from "../../../src/enquiry/photographs/until";
import { deliverPhotographs, submitPhotographs } from "../../../src/enquiry/photographs/with-enquiry";

jest.mock("../../../src/enquiry/photographs/shrink", () => ({
  ...jest.requireActual<typeof import("../../../src/enquiry/photographs/shrink")>(
    "../../../src/enquiry/photographs/shrink",
  ),
  shrink: jest.fn(),
}));
jest.mock("../../../src/enquiry/photographs/store-photograph");
jest.mock("../../../src/enquiry/photographs/store-count");

const stored = jest.mocked(storePhotograph);
const choose = (...names: string[]) => {
  // jsdom's files cannot be read.
  const files = names.map(name => Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve() }));
  dispatch({ type: "choose", files: readFiles(files) });
};
const reach = (status: Progress["status"]) => until(state => progressOf(state)?.status === status);
/** Whether the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeAll(startPhotographs);
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(shrink).mockImplementation(file => Promise.resolve(new Blob([file.name])));
});

test("photographs are sent one at a time in the order chosen, and the browser asks before the page is left until then", async () => {
  const answers: (() => void)[] = [];
  stored.mockImplementation(() => new Promise(resolve => answers.push(() => resolve("delivered"))));
  choose("1", "2");
  const columns = submitPhotographs();
  expect(columns?.photographs).toBe(2);
  expect(asks()).toBe(false);
  await deliverPhotographs(columns);
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(asks()).toBe(true);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(asks()).toBe(false));
  expect(progressOf(getState())).toEqual({ status: "delivered", delivered: 2, total: 2 });
  expect(stored.mock.calls.map(([key, number]) => [key, number])).toEqual([
    [columns?.photographs_key, 1],
    [columns?.photographs_key, 2],
  ]);
  expect(storeCount).not.toHaveBeenCalled();
});

test("an interrupted photograph waits until the visitor presses again, and keeps its key and number", async () => {
  stored.mockResolvedValueOnce("interrupted").mockResolvedValueOnce("delivered");
  choose("1");
  await deliverPhotographs(submitPhotographs());
  await reach("interrupted");
  expect(stored).toHaveBeenCalledTimes(1);
  dispatch({ type: "again" });
  await reach("delivered");
  expect(stored.mock.calls[1]).toEqual(stored.mock.calls[0]);
});

test("the database is told of a smaller number when a file of a stored enquiry turns out to be no photograph", async () => {
  stored.mockResolvedValue("delivered");
  jest.mocked(shrink).mockRejectedValueOnce(new Refusal("heic"));
  choose("film", "roof");
  const columns = submitPhotographs();
  await deliverPhotographs(columns);
  await reach("delivered");
  expect(storeCount).toHaveBeenCalledWith(columns?.photographs_key, 1);
  expect(getState().refused).toMatchObject([{ name: "film", reason: "heic" }]);
  expect(getState().deliveries).toEqual([]);
});
