import { setPriority } from "node:os";
import { failure } from "@/lib/result";
import { composeJpeg, encodeWebp } from "./sharp";

// A process of its own, started by picture-process.ts and never bundled: it works on one picture at a time, and whoever
// started it ends it when that takes too long. It is given no setting and no secret.

type Tasks = { encodeWebp: typeof encodeWebp; composeJpeg: typeof composeJpeg };
export type TaskName = keyof Tasks;
export type TaskArguments<Name extends TaskName> = Parameters<Tasks[Name]>;
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
/** What is sent to the process; it answers with the result alone. */
export type Task = { [Name in TaskName]: { name: Name; args: TaskArguments<Name> } }[TaskName];

/** The dearest pictures that are let through take 550 MB; an AVIF of 50 megapixels would take 930. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024;
const LOOK_EVERY_MS = 20;
/** Pages and requests come first. */
const PRIORITY = 10;

const run = (task: Task): Promise<TaskResult<TaskName>> =>
  task.name === "encodeWebp" ? encodeWebp(...task.args) : composeJpeg(...task.args);

const endIfTooLarge = (): void => {
  // Not process.exit: that waits for the decoder.
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, "SIGKILL");
};

setPriority(PRIORITY);
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("message", async (task: Task) => {
  const watch = setInterval(endIfTooLarge, LOOK_EVERY_MS);
  const answer = await run(task).catch(() => failure("broken"));
  clearInterval(watch);
  process.send?.(answer);
});
