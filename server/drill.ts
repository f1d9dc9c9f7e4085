import path from "node:path";
import type { Drill } from "./backup/compare-sites";
import { readSite, readSiteFile, runHostedDrill } from "./backup/hosted-drill";
import { backupsOf } from "./backup/make-backup";
import { runDrill } from "./backup/run-drill";
import { parseCommand, runCommand } from "./command";
import { requireRunning } from "./data-folder";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { ROOT } from "./root";

const USAGE = `npm run drill -- [FOLDER]
npm run drill -- --restored FILE

Restores the newest backup below FOLDER (beside the data folder: DATA_DIR-backups) to a temporary folder, serves from it
without asking anybody outside, and compares it with the running instance: rows, pictures, a hundred pages, ten sign-ins.
With --restored it compares the hosted project of the environment with another that a backup was restored into: FILE has
that one's SITE_URL, DATABASE_URL and keys, as .env has them.
Exit code 1: something is not as it should be.

Environment: DATA_DIR; BACKUP_IDENTITY, the key of an encrypted backup; DATABASE_URL of a hosted project.`;

async function drill(from: string | undefined, restored: string | undefined): Promise<Drill> {
  const environment = readEnvironment();
  if (restored !== undefined)
    return runHostedDrill(readSite(environment, "The environment"), await readSiteFile(path.resolve(restored)));
  const dataDir = dataDirOf(environment);
  const running = await requireRunning(dataDir);
  const folder = from ? path.resolve(ROOT, from) : backupsOf(dataDir);
  return runDrill({ from: folder, identity: environment.BACKUP_IDENTITY || null, running, dataDir });
}

async function main(argv: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommand(argv, { restored: { type: "string" } }, USAGE);
  const { isFine, lines } = await drill(positionals[0], values.restored);
  if (!isFine) process.exitCode = 1;
  return [...lines, isFine ? "The backup is good." : "The backup is not good: see ✗."].join("\n");
}

// A restored copy is removed by whatever ends the drill in order.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

await runCommand(USAGE, main);
