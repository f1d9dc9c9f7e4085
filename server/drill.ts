import path from "node:path";
import { backupsOf } from "./backup/make-backup";
import { runDrill } from "./backup/run-drill";
import { parseCommand, runCommand } from "./command";
import { requireRunning } from "./data-folder";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { ROOT } from "./root";

const USAGE = `npm run drill -- [FOLDER]

Restores the newest backup below FOLDER (beside the data folder: DATA_DIR-backups) to a temporary folder, serves from it
without asking anybody outside, and compares it with the running instance: rows, pictures, a hundred pages, ten sign-ins.
Exit code 1: something is not as it should be.

Environment: DATA_DIR; BACKUP_IDENTITY, the key of an encrypted backup.`;

async function main(argv: readonly string[]): Promise<string> {
  const { positionals } = parseCommand(argv, {}, USAGE);
  const environment = readEnvironment();
  const dataDir = dataDirOf(environment);
  const running = await requireRunning(dataDir);
  const from = positionals[0] ? path.resolve(ROOT, positionals[0]) : backupsOf(dataDir);
  const { isFine, lines } = await runDrill({ from, identity: environment.BACKUP_IDENTITY || null, running, dataDir });
  if (!isFine) process.exitCode = 1;
  return [...lines, isFine ? "The backup is good." : "The backup is not good: see ✗."].join("\n");
}

// A restored copy is removed by whatever ends the drill in order.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

await runCommand(USAGE, main);
