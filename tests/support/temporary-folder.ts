import { readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
const GB = 1024 ** 3;
/** A run takes 1.3 GB of it, and 8 for its processes. */
const FREE_GB = 4;
const AVAILABLE_GB = 12;

function mayHoldPrograms(): boolean {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const [, , type, options = ""] = mounts.findLast((line) => line.split(" ")[1] === IN_MEMORY)?.split(" ") ?? [];
  return type === "tmpfs" && !options.split(",").includes("noexec");
}

/** Where tests write: in memory where there is plenty. Databases by the hundred, of a thousand files each, cost a disk a fifth of their time. */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const isRoomy = bavail * bsize >= FREE_GB * GB && process.availableMemory() >= AVAILABLE_GB * GB;
    return isRoomy && mayHoldPrograms() ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
