import { type ParseArgsConfig, parseArgs } from "node:util";
import { isHelp } from "./options";
import { StartError } from "./start-error";

/** Runs a command of the terminal: prints its usage, its outcome, or a failure that somebody can act on. */
export async function runCommand(usage: string, run: (argv: readonly string[]) => Promise<string>): Promise<void> {
  const argv = process.argv.slice(2);
  try {
    process.stdout.write(`${isHelp(argv) ? usage : await run(argv)}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export function parseCommand<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  argv: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
