/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import type { Metric } from "web-vitals";
import { reportVitals } from "../../../src/navigation/report-vitals";

const observed = jest.fn((_report: (metric: Metric) => void) => undefined);
const loaded = jest.fn();
jest.mock("web-vitals", () => {
  loaded();
  return { onCLS: observed, onFCP: observed, onINP: observed, onLCP: observed, onTTFB: observed };
});

const beacon = jest.fn(() => true);
const whenIdle: (() => void)[] = [];

beforeEach(() => {
  Object.assign(navigator, { sendBeacon: beacon });
  Object.assign(window, { requestIdleCallback: (callback: () => void) => whenIdle.push(callback) });
  history.replaceState(null, "", "/services/industrial-coatings?from=letter");
});
afterEach(() => {
  delete process.env.GATSBY_VITALS_URL;
});

test("loads and sends nothing without an address", () => {
  process.env.GATSBY_VITALS_URL = "";
  reportVitals();
  expect([whenIdle.length, loaded.mock.calls.length, beacon.mock.calls.length]).toEqual([0, 0, 0]);
});

test("loads when the browser is idle, and sends each metric with the page's path without its query", async () => {
  process.env.GATSBY_VITALS_URL = "https://vitals.example/collect";
  reportVitals();
  expect(loaded).not.toHaveBeenCalled();
  for (const callback of whenIdle) callback();
  await waitFor(() => expect(observed).toHaveBeenCalledTimes(5));
  const sent = { name: "LCP", value: 912.5, rating: "good", id: "v6-1", navigationType: "navigate" };
  observed.mock.calls[0]?.[0]({ ...sent, delta: 1, entries: [] } as unknown as Metric);
  expect(beacon).toHaveBeenCalledWith(
    "https://vitals.example/collect",
    JSON.stringify({ ...sent, path: "/services/industrial-coatings" }),
  );
});
