import { isInUse } from "./data-folder";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { readStatus } from "./status-file";

async function main(): Promise<void> {
  const dataDir = dataDirOf(readEnvironment());
  const status = (await isInUse(dataDir)) ? await readStatus(dataDir) : null;
  if (status) {
    process.stdout.write(`${JSON.stringify(status, null, 2)}\n`);
  } else {
    process.stderr.write(`No instance is serving from ${dataDir}: start one with bin/start, or set DATA_DIR.\n`);
    process.exitCode = 1;
  }
}

await main();
