import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { jpegBomb } from "@/tests/support/picture-bombs";
import { PICTURE_LIMITS } from "../picture-limits";
import { PictureProcess } from "./picture-process";

const picture = jpegBomb({ width: 64, height: 48 });
/** Minutes of work in 2 MB. */
const bomb = jpegBomb({ width: 7000, height: 7000, scans: 20_000 });
const SOON = { timeout: 9000 };
const DONE = { ok: true, value: { width: 64 } };

const encode = (process: PictureProcess, bytes: Buffer) => process.run("encodeWebp", bytes, PICTURE_LIMITS.default);

/** True if there is such a process. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("PictureProcess", () => {
  it("takes one picture after the other in the same process", async () => {
    const decoder = new PictureProcess();
    expect(await encode(decoder, picture)).toMatchObject(DONE);
    const { pid } = decoder;
    expect(await encode(decoder, Buffer.from("no picture"))).toEqual({ ok: false, code: "broken" });
    expect(await encode(decoder, picture)).toMatchObject(DONE);
    expect(decoder.pid).toBe(pid);
  });

  it.each([
    ["processor", { processorMs: 300 }],
    ["memory", { memoryMegabytes: 150 }],
  ])("is ended over a picture that takes too much %s, and takes the next one", async (_, settings) => {
    const decoder = new PictureProcess(settings);
    const result = encode(decoder, bomb);
    const { pid = 0 } = decoder;
    expect(await result).toEqual({ ok: false, code: "too-slow" });
    expect(isRunning(pid)).toBe(false);
    expect(await encode(decoder, picture)).toMatchObject(DONE);
  });

  it("is ended at its deadline, and the next picture has another process", async () => {
    // Before the process is even there: what a deadline is held against is time, and no crowded machine makes this one pass.
    const decoder = new PictureProcess({ deadlineMs: 1 });
    const result = encode(decoder, bomb);
    const { pid = 0 } = decoder;
    expect(await result).toEqual({ ok: false, code: "too-slow" });
    expect(isRunning(pid)).toBe(false);
    const next = encode(decoder, picture);
    expect(decoder.pid).toBeGreaterThan(0);
    expect(decoder.pid).not.toBe(pid);
    await next;
  });

  it("that breaks down over a picture, or while there is none, is started again", async () => {
    const decoder = new PictureProcess();
    const result = encode(decoder, bomb);
    process.kill(decoder.pid ?? 0, "SIGSEGV");
    expect(await result).toEqual({ ok: false, code: "too-slow" });
    expect(await encode(decoder, picture)).toMatchObject(DONE);
    process.kill(decoder.pid ?? 0, "SIGKILL");
    await expect.poll(() => decoder.pid, SOON).toBeUndefined();
    expect(await encode(decoder, picture)).toMatchObject(DONE);
  });

  it("ends when there is nothing to do", async () => {
    const decoder = new PictureProcess({ idleMs: 1 });
    const result = encode(decoder, picture);
    const { pid = 0 } = decoder;
    expect(await result).toMatchObject(DONE);
    await expect.poll(() => isRunning(pid), SOON).toBe(false);
    expect(await encode(decoder, picture)).toMatchObject(DONE);
  });

  it("ends with whoever started it, also by kill -9, whatever it is at", async () => {
    const script = `
      import { jpegBomb } from "@/tests/support/picture-bombs";
      import { PICTURE_LIMITS } from "@/lib/images/picture-limits";
      import { PictureProcess } from "@/lib/images/server/picture-process";
      const decoder = new PictureProcess();
      await decoder.run("encodeWebp", jpegBomb({ width: 64, height: 48 }), PICTURE_LIMITS.default);
      void decoder.run("encodeWebp", jpegBomb({ width: 7000, height: 7000, scans: 20_000 }), PICTURE_LIMITS.default);
      process.stdout.write(String(decoder.pid));
    `;
    const options = ["--import", "tsx", "--conditions=react-server", "--input-type=module", "--eval", script];
    const parent = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
    const [pid] = await once(parent.stdout, "data");
    expect(isRunning(Number(pid))).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isRunning(Number(pid)), SOON).toBe(false);
  });

  it("says so where it cannot be started", async () => {
    const decoder = new PictureProcess({ entry: "lib/images/there-is-none.ts" });
    expect(await encode(decoder, picture)).toEqual({ ok: false, code: "unavailable" });
  });
});
