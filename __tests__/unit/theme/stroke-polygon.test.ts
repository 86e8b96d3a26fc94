/** @jest-environment node */
import { strokePolygon } from "../../../src/theme/stroke-polygon";

/** The corners of the polygon, in per cent. */
const corners = (lines: readonly string[]) =>
  strokePolygon(lines)
    .replace(/^polygon\((.*)\)$/, "$1")
    .split(",")
    .map(corner => corner.split(" ").map(parseFloat));

/** How much of the 24 × 24 grid it covers, where what is gone round the other way counts as a hole. */
const area = (lines: readonly string[]) => {
  const all = corners(lines);
  const doubled = all.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = all[(i + 1) % all.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (doubled / 2) * (24 / 100) ** 2;
};

test("a line is as thick and as much longer than its points as the strokes of SVG are with square ends", () => {
  expect(strokePolygon(["6,12 18,12"])).toBe("polygon(21.5% 53.5%,21.5% 46.5%,78.5% 46.5%,78.5% 53.5%)");
});

test("where a line turns, its edges meet in a mitre", () => {
  expect(corners(["18,6 18,18 6,18"])).toContainEqual([78.5, 78.5]);
});

test("several lines are one polygon, and none is a hole in another, whichever way it goes", () => {
  for (const line of ["6,6 18,6", "18,6 6,6", "6,9 12,15 18,9", "18,9 12,15 6,9"]) {
    expect(area([line])).toBeGreaterThan(20);
    expect(area([line, "6,20 18,20"])).toBeCloseTo(area([line]) + area(["6,20 18,20"]), 3);
  }
});

test("a closed line has a hole", () => {
  expect(area(["6,6 18,6 18,18 6,18 6,6"])).toBeCloseTo(13.75 ** 2 - 10.25 ** 2, -1);
});
