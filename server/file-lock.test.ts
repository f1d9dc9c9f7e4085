import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tryExclusiveLock, trySharedLock } from "./file-lock";

const folder = mkdtempSync(path.join(tmpdir(), "file-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a file lock", () => {
  it("is held by one alone", () => {
    const file = path.join(folder, "alone");
    const first = tryExclusiveLock(file);
    expect(first).not.toBeNull();
    expect(tryExclusiveLock(file)).toBeNull();
    expect(trySharedLock(file)).toBeNull();
    first?.release();
    const second = tryExclusiveLock(file);
    expect(second).not.toBeNull();
    second?.release();
  });

  it("is shared by several, and then by none alone", () => {
    const file = path.join(folder, "shared");
    const holders = [trySharedLock(file), trySharedLock(file)];
    expect(holders).not.toContain(null);
    expect(tryExclusiveLock(file)).toBeNull();
    for (const holder of holders) holder?.release();
    expect(tryExclusiveLock(file)).not.toBeNull();
  });

  it("ends with a process that is killed", async () => {
    const file = path.join(folder, "killed");
    const script = `import { tryExclusiveLock } from "./server/file-lock.ts";
      globalThis.lock = tryExclusiveLock(${JSON.stringify(file)});
      process.stdout.write("held"); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    expect(tryExclusiveLock(file)).toBeNull();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect(tryExclusiveLock(file)).not.toBeNull();
  });
});
