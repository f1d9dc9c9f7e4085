import path from "node:path";
import { backupsOf, copyElsewhere, makeBackup } from "./backup/make-backup";
import { parseCommand, runCommand } from "./command";
import { requireRunning } from "./data-folder";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { ROOT } from "./root";
import { StartError } from "./start-error";

const USAGE = `bin/backup [FOLDER] [--keep N]

Copies the running instance into a new folder below FOLDER (beside the data folder: DATA_DIR-backups). From then on the
instance adds there what changes, every four minutes, until the next backup.

  --keep N   how many backups stay (7)

Environment: DATA_DIR; BACKUP_RECIPIENT, BACKUP_COPY_COMMAND (see .env.example).`;

async function main(argv: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommand(argv, { keep: { type: "string", default: "7" } }, USAGE);
  const keep = Number(values.keep);
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) throw new StartError(`--keep ${values.keep} is no number from 1 on.`);
  const environment = readEnvironment();
  const dataDir = dataDirOf(environment);
  const { databaseUrl } = await requireRunning(dataDir);
  const base = positionals[0] ? path.resolve(ROOT, positionals[0]) : backupsOf(dataDir);
  const recipient = environment.BACKUP_RECIPIENT || null;
  const folder = await makeBackup({ databaseUrl, dataDir, base, recipient, keep });
  const command = environment.BACKUP_COPY_COMMAND;
  if (command) await copyElsewhere(command, base);
  return `${folder} is a backup${recipient ? "" : ", which is not encrypted"}. bin/restore makes an instance of it.`;
}

await runCommand(USAGE, main);
