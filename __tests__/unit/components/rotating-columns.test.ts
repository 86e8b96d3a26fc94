import { columnSizes } from "../../../src/components/use-rotating-columns";

test.each([
  [6, [2, 2, 2]],
  [7, [3, 2, 2]],
  [2, [1, 1]],
])("%i logos all get a place in three columns or fewer: %j", (amount, sizes) => {
  expect(columnSizes(amount, 3)).toEqual(sizes);
});
