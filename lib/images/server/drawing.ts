import "server-only";
import { requireSupabase } from "@/lib/env";
import { PictureProcess } from "./picture-process";
import { PictureQueue } from "./picture-queue";
import type { TaskArguments } from "./picture-worker";
import type { Layers } from "./sharp";

const STORED_TIMEOUT_MS = 4000;
const KEPT_BYTES = 24 * 1024 * 1024;
const LONGEST_QUEUE = 24;

const queue = new PictureQueue({ keptBytes: KEPT_BYTES, longestQueue: LONGEST_QUEUE });
/** One of its own: drawings and sent pictures do not wait for each other. */
const drawing = new PictureProcess();

async function work<Name extends "composeJpeg" | "samplePixels">(name: Name, ...args: TaskArguments<Name>) {
  const done = await drawing.run(name, ...args);
  if (!done.ok) throw new Error(`${name} did not succeed: ${done.code}`);
  return done.value;
}

/** @throws when it could not be drawn. */
const compose = (layers: Layers): Promise<Buffer> => work("composeJpeg", layers);
export type Compose = typeof compose;

/** Red, green and blue of a small copy of a picture. @throws when it cannot be decoded. */
const sample = (picture: Uint8Array): Promise<Uint8Array> => work("samplePixels", picture);
export type Sample = typeof sample;

/** Draws what the key stands for unless drawn lately, one after the other. @returns null when too many are waiting. */
export const drawInTurn = (
  key: string,
  draw: (compose: Compose, sample: Sample) => Promise<Buffer>,
): Promise<Buffer | null> => queue.get(key, () => draw(compose, sample));

/** A stored picture by its site-relative address. @throws when it is not there. */
export async function fetchStored(url: string): Promise<Buffer> {
  const response = await fetch(new URL(url, requireSupabase().url), {
    signal: AbortSignal.timeout(STORED_TIMEOUT_MS),
    cache: "no-store",
    redirect: "error",
  });
  if (!response.ok) throw new Error(`a stored picture was answered with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
