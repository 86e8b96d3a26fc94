import { addNew } from "./add-new";
import { runCommand } from "./command";

runCommand(async () => {
  const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;
  process.stdout.write(`${await addNew(process.argv.slice(2), process.cwd(), hasTerminal)}\n`);
  return 0;
});
