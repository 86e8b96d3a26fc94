/** Runs every step, whatever becomes of the ones before it, and then throws the first error. */
export async function runAll(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps)
    await Promise.resolve()
      .then(step)
      .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
