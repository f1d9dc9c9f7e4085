import { runCommand } from "./command";
import { requireRunning } from "./data-folder";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";

const USAGE = "npm run -s status: the running instance as JSON. Environment: DATA_DIR.";

await runCommand(USAGE, async () => JSON.stringify(await requireRunning(dataDirOf(readEnvironment())), null, 2));
