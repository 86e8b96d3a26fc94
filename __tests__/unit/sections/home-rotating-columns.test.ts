import { columnSizes, shownAfter } from "../../../src/components/use-rotating-columns";

const sizes = [2, 2, 2];

test.each([
  [0, [0, 0, 0]],
  [3999, [0, 0, 0]],
  [4000, [1, 0, 0]],
  [4199, [1, 0, 0]],
  [4200, [1, 1, 0]],
  [4399, [1, 1, 0]],
  [4400, [1, 1, 1]],
  [7999, [1, 1, 1]],
  [8000, [0, 1, 1]],
  [8200, [0, 0, 1]],
  [8400, [0, 0, 0]],
])("after %i ms the columns show logos %j", (elapsed, shown) => {
  expect(shownAfter(elapsed, sizes)).toEqual(shown);
});

test("every logo gets a column, whatever their number", () => {
  expect(columnSizes(6, 3)).toEqual([2, 2, 2]);
  expect(columnSizes(7, 3)).toEqual([3, 2, 2]);
  expect(columnSizes(2, 3)).toEqual([1, 1]);
  expect(columnSizes(0, 3)).toEqual([]);
});
