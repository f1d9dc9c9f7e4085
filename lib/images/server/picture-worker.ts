import { getPriority, setPriority } from "node:os";
import { failure } from "@/lib/result";
import { cleanPdf } from "./clean-pdf";
import { composeJpeg, encodeWebp, samplePixels } from "./sharp";

// A process of its own, started by picture-process.ts and never bundled: it works on one picture at a time, and whoever
// started it ends it when that takes too long. It is given no setting and no secret.

const TASKS = { encodeWebp, composeJpeg, samplePixels, cleanPdf };
type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskArguments<Name extends TaskName> = Parameters<Tasks[Name]>;
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
export type Task = { name: TaskName; args: TaskArguments<TaskName> };

const [processorMs = 0, memoryMegabytes = 0] = process.argv.slice(2).map(Number);
const LOOK_EVERY_MS = 20;
/** Pages and requests come first. */
const PRIORITY = 10;

const kill = (): void => {
  // Not process.exit: that waits for the decoder.
  process.kill(process.pid, "SIGKILL");
};

function watch(): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > processorMs || process.memoryUsage.rss() > memoryMegabytes * 1024 * 1024) kill();
  }, LOOK_EVERY_MS);
}

setPriority(Math.max(getPriority(), PRIORITY));
process.on("disconnect", kill);
process.on("message", async (task: Task) => {
  const watching = watch();
  const run: (...args: never) => Promise<TaskResult<TaskName>> = TASKS[task.name];
  const result = await run(...(task.args as never)).catch(() => failure("broken"));
  clearInterval(watching);
  process.send?.(result);
});
