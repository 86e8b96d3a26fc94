/** Exit status when a command was called wrongly or could not do its work at all. */
const FAILED = 2;

/** Writes a text to standard output and hands back the exit status. */
export function print(text: string, status = 0): number {
  process.stdout.write(`${text}\n`);
  return status;
}

/** Runs a command; what it throws becomes one line on standard error, without a stack trace. */
export function runCommand(command: () => Promise<number>): void {
  command().then(
    status => {
      process.exitCode = status;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = FAILED;
    },
  );
}
