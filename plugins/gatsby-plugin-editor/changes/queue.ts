/** Runs actions one after the other, also after one has failed. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.catch(() => undefined).then(act);
    last = result;
    return result;
  };
}
