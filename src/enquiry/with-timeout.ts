/** Returns the promise's value; rejects after `limit` ms. */
export const withTimeout = <T>(limit: number, promise: Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
