/** @jest-environment node */
import { runAll } from "../../../src/server/run-all";

test("a step of stopping that fails skips none of the others, and its error is told", async () => {
  const closeDatabase = jest.fn();
  const fail = () => Promise.reject(new Error("The lock is gone"));
  await expect(runAll([fail, closeDatabase])).rejects.toThrow("The lock is gone");
  expect(closeDatabase).toHaveBeenCalledTimes(1);
});
