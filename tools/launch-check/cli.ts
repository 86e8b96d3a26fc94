import { launchCheck } from "./launch-check";

launchCheck(process.cwd(), process.env).then(
  remaining => {
    const end =
      remaining.length === 0
        ? "Nothing is left. The site can go live."
        : `${remaining.length} left before the site can go live.`;
    process.stdout.write(`${[...remaining, end].join("\n")}\n`);
    process.exitCode = remaining.length > 0 ? 1 : 0;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
