import "@/tests/support/ends-with-npm";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { PICTURE_LIMITS, type PictureKind } from "@/lib/images/picture-limits";
import { PictureProcess } from "@/lib/images/server/picture-process";
import { preparePicture } from "@/lib/images/server/prepare-picture";
import { photograph } from "./images/photographs";
import { BOMBS, DEAREST, PHOTOGRAPHS } from "./images/pictures";
import { printTable, say } from "./support/table";

const LOOK_EVERY_MS = 5;
const MEGABYTE = 1024 * 1024;
const HEAD_START_MS = 300;
const BOMBS_AT_ONCE = 6;
/** Processes, as in lib/images/server/prepare-picture.ts. */
const POOL = 2;
const KINDS = ["cover", "logo", "gallery", "default"] as const;

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(bytes < MEGABYTE ? 3 : 1);
const milliseconds = (since: number): string => (performance.now() - since).toFixed(0);

/** The most memory that a process has had, in MB; what is known already when it is gone. */
function peakMegabytes(pid: number | undefined, known: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Math.max(known, Number(kilobytes ?? 0) / 1024);
  } catch {
    return known;
  }
}

/** One picture by itself, in a process that has seen a small one. */
async function alone(name: string, bytes: Buffer, small: Buffer): Promise<string[]> {
  const decoder = new PictureProcess({ idleMs: 1 });
  const limit = PICTURE_LIMITS.default;
  await decoder.run("encodeWebp", small, limit);
  const { pid } = decoder;
  let peak = 0;
  const watch = setInterval(() => {
    peak = peakMegabytes(pid, peak);
  }, LOOK_EVERY_MS);
  const decodingFrom = performance.now();
  const encoded = await decoder.run("encodeWebp", bytes, limit);
  const decoding = milliseconds(decodingFrom);
  clearInterval(watch);
  const outcome = encoded.ok ? `${(encoded.value.content.length / 1024).toFixed(0)} KB` : encoded.code;
  return [name, megabytes(bytes.length), decoding, peakMegabytes(pid, peak).toFixed(0), outcome];
}

/** Looks at the most memory that processes have had while work goes on, together and in MB. */
async function watched(decoders: readonly PictureProcess[], work: Promise<unknown>): Promise<number> {
  let peaks = decoders.map(() => 0);
  const look = () => {
    peaks = decoders.map(({ pid }, index) => peakMegabytes(pid, peaks[index] ?? 0));
  };
  const watch = setInterval(look, LOOK_EVERY_MS);
  await work;
  look();
  clearInterval(watch);
  return peaks.reduce((sum, peak) => sum + peak, 0);
}

/** Works on POOL of the same at once: how long the slower one takes, and the memory of all. */
async function together(name: string, bytes: Buffer, kind: PictureKind, small: Buffer): Promise<string[]> {
  const decoders = Array.from({ length: POOL }, () => new PictureProcess({ idleMs: 1000 }));
  const encode = (picture: Buffer) =>
    Promise.all(decoders.map((decoder) => decoder.run("encodeWebp", picture, PICTURE_LIMITS[kind])));
  await encode(small);
  const startedAt = performance.now();
  const work = encode(bytes);
  const peak = await watched(decoders, work);
  const [first] = await work;
  const outcome = first?.ok ? `${(first.value.content.length / 1024).toFixed(0)} KB` : (first?.code ?? "");
  return [kind, name, milliseconds(startedAt), peak.toFixed(0), outcome];
}

const fileOf = (bytes: Buffer): File => new File([new Uint8Array(bytes)], "foto");

/** A visitor's small picture while others send six of the same each. */
async function beside(name: string, bytes: Buffer, small: Buffer, bombers: number): Promise<string[]> {
  const bombs = Array.from({ length: bombers * BOMBS_AT_ONCE }, (_, index) =>
    preparePicture(fileOf(bytes), "default", `bomber ${index % bombers}`),
  );
  await sleep(HEAD_START_MS);
  const startedAt = performance.now();
  const mine = await preparePicture(fileOf(small), "default", `visitor beside ${bombers} ${name}`);
  const row = [`${name}, from ${bombers}`, milliseconds(startedAt), mine.ok ? "taken" : mine.code];
  await Promise.all(bombs);
  return row;
}

process.stdout.write(`node ${process.version}, ${availableParallelism()} CPUs, load ${loadavg()[0]?.toFixed(1)}\n\n`);
const small = await (await photograph(800, 600)).jpeg().toBuffer();
const rows: string[][] = [];
for (const [name, make] of [...PHOTOGRAPHS, ...BOMBS, ...DEAREST]) {
  const row = await alone(name, await make(), small);
  say(row);
  rows.push(row);
}
const kinds: string[][] = [];
for (const [name, make] of PHOTOGRAPHS.slice(0, 2)) {
  const bytes = await make();
  for (const kind of KINDS) {
    const row = await together(name, bytes, kind, small);
    say(row);
    kinds.push(row);
  }
}
const waits: string[][] = [];
for (const [name, make] of [...PHOTOGRAPHS.slice(0, 1), ...BOMBS.slice(1, 2), ...DEAREST]) {
  for (const bombers of [1, 3]) {
    const row = await beside(name, await make(), small, bombers);
    say(row);
    waits.push(row);
  }
}
printTable(["picture", "MB", "decoding ms", "peak MB", "outcome"], rows);
printTable(["kind", `${POOL} at once of`, "ms", "peak MB of all", "outcome"], kinds);
printTable(["a small picture beside six of", "ms", "outcome"], waits);
process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
