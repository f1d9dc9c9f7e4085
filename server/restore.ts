import path from "node:path";
import { restoreBackup } from "./backup/restore-backup";
import { parseCommand, runCommand } from "./command";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { ROOT } from "./root";
import { StartError } from "./start-error";

const USAGE = `bin/restore FOLDER [--data DIR] [--until TIME]

Makes an instance of a backup, or of the newest below FOLDER, with all that was added to it. Nothing that waited is mailed,
everybody signs in again, and who was deleted since is deleted again.

  --data DIR     an empty folder, or none yet (DATA_DIR, ./.data)
  --until TIME   restores that moment, such as 2026-11-28T20:30:00Z

Environment: DATA_DIR; BACKUP_IDENTITY, the key (AGE-SECRET-KEY-1…) of an encrypted backup.`;

async function main(argv: readonly string[]): Promise<string> {
  const options = { data: { type: "string" }, until: { type: "string" } } as const;
  const { values, positionals } = parseCommand(argv, options, USAGE);
  const [folder] = positionals;
  if (!folder) throw new StartError(`Which backup?\n\n${USAGE}`);
  const environment = readEnvironment();
  const dataDir = values.data ? path.resolve(ROOT, values.data) : dataDirOf(environment);
  const until = values.until === undefined ? undefined : new Date(values.until);
  if (until && Number.isNaN(until.getTime())) throw new StartError(`--until ${values.until} is no time.`);
  const identity = environment.BACKUP_IDENTITY || null;
  const restored = await restoreBackup({ from: path.resolve(ROOT, folder), dataDir, identity, until });
  return `${dataDir} is the instance of ${restored.recoveredAt.toISOString()}, from ${restored.folder}.
  mails that waited, and are not sent: ${restored.mails}
  deleted again: ${restored.deletedAgain}
  pictures without a file: ${restored.missingFiles}
Start it with DATA_DIR=${dataDir} bin/start, then make a backup of it.`;
}

await runCommand(USAGE, main);
