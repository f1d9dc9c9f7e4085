import { describe, expect, it } from "vitest";
import { jpegBomb } from "./picture-bombs";
import { PICTURE_LIMITS } from "./picture-limits";
import { PictureProcess } from "./picture-process";

const picture = jpegBomb({ width: 64, height: 48 });
/** Hours of work, once it is past what looks at pictures beforehand. */
const bomb = jpegBomb({ width: 7000, height: 7000, scans: 20_000 });
const DONE = { ok: true, value: { width: 64 } };

const encode = (process: PictureProcess, bytes: Buffer) => process.run("encodeWebp", bytes, PICTURE_LIMITS.default);

/** Whether there is such a process. */
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

  it("is ended over a picture that takes too long, and takes the next one", async () => {
    const decoder = new PictureProcess({ deadlineMs: 3000 });
    const answer = encode(decoder, bomb);
    const { pid = 0 } = decoder;
    expect(await answer).toEqual({ ok: false, code: "too-slow" });
    expect(isRunning(pid)).toBe(false);
    expect(await encode(new PictureProcess(), picture)).toMatchObject(DONE);
  });

  it("that breaks down over a picture, or while there is none, is started again", async () => {
    const decoder = new PictureProcess();
    const answer = encode(decoder, bomb);
    process.kill(decoder.pid ?? 0, "SIGSEGV");
    expect(await answer).toEqual({ ok: false, code: "too-slow" });
    expect(await encode(decoder, picture)).toMatchObject(DONE);
    process.kill(decoder.pid ?? 0, "SIGKILL");
    await expect.poll(() => decoder.pid).toBeUndefined();
    expect(await encode(decoder, picture)).toMatchObject(DONE);
  });

  it("ends when there is nothing to do", async () => {
    const decoder = new PictureProcess({ idleMs: 1 });
    expect(await encode(decoder, picture)).toMatchObject(DONE);
    await expect.poll(() => decoder.pid).toBeUndefined();
  });

  it("says so where it cannot be started", async () => {
    const decoder = new PictureProcess({ entry: "lib/images/there-is-none.ts" });
    expect(await encode(decoder, picture)).toEqual({ ok: false, code: "unavailable" });
  });
});
