import "server-only";
import { requireSupabase } from "@/lib/env";
import { PictureProcess } from "./picture-process";
import { PictureQueue } from "./picture-queue";
import type { Layers } from "./sharp";

const STORED_TIMEOUT_MS = 4000;
const KEPT_BYTES = 24 * 1024 * 1024;
const LONGEST_QUEUE = 24;

const queue = new PictureQueue({ keptBytes: KEPT_BYTES, longestQueue: LONGEST_QUEUE });
/** One of its own: drawings and sent pictures do not wait for each other. */
const drawing = new PictureProcess();

/** @throws when it could not be drawn. */
export type Compose = (layers: Layers) => Promise<Buffer>;

async function compose(layers: Layers): Promise<Buffer> {
  const composed = await drawing.run("composeJpeg", layers);
  if (!composed.ok) throw new Error(`a picture was not drawn: ${composed.code}`);
  return composed.value;
}

/** Red, green and blue of a small copy of a picture. @throws when it cannot be decoded. */
export type Sample = (picture: Uint8Array) => Promise<Uint8Array>;

async function sample(picture: Uint8Array): Promise<Uint8Array> {
  const sampled = await drawing.run("samplePixels", picture);
  if (!sampled.ok) throw new Error(`the colours of a picture were not read: ${sampled.code}`);
  return sampled.value;
}

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
