import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const MB = 1024 * 1024;

const mounted = (folder: string, megabytes: number): void =>
  void execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=711`, "tmpfs", folder], {
    stdio: "ignore",
  });

/** A file system of a few megabytes, in memory. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-disk-"));
  mounted(folder, megabytes);
  const ballast = path.join(folder, "ballast");
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / MB;
  };
  return {
    folder,
    freeMb,
    /** Fills it until less than so much is left; 0: until nothing more can be written. */
    fill(leftMb: number) {
      const block = Buffer.alloc(leftMb === 0 ? 4096 : MB, 1);
      try {
        while (leftMb === 0 || freeMb() >= leftMb) appendFileSync(ballast, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Says why there can be none on this machine; null where it can. */
export function missingForSmallDisk(): string | null {
  try {
    mountSmallDisk(1).remove();
    return null;
  } catch {
    return "nothing may be mounted here (root with CAP_SYS_ADMIN)";
  }
}
