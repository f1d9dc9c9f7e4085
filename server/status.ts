import { isInUse } from "./data-folder";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { readStatus } from "./status-file";

/** `npm run -s status`: prints the running instance of the data folder as JSON, or fails with a reason. */
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
