import { columnSizes } from "../../../src/sections/home/use-rotating-columns";

test.each([
  [6, [2, 2, 2]],
  [7, [3, 2, 2]],
  [2, [1, 1]],
])("%i logos are all distributed to at most three columns: %j", (amount, sizes) => {
  expect(columnSizes(amount, 3)).toEqual(sizes);
});
