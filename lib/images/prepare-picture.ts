import "server-only";
import { createHash } from "node:crypto";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import type { PictureError } from "./messages";
import { sniffPicture } from "./picture-format";
import { MAX_PICTURE_BYTES, PICTURE_LIMITS, type PictureKind } from "./picture-limits";
import { checkPicture, type EncodedPicture, encodeWebp } from "./sharp";
import { WorkQueue } from "./work-queue";

/** A picture that is ready to be stored: webp, under a name made of its content. */
export type PreparedPicture = EncodedPicture & { hash: string };

const LONGEST_QUEUE = 40;
const HASH_CHARACTERS = 16;

// One at a time: a large photograph takes 400 MB while it is decoded. Whoever sends one twice gets the one at work.
const queue = new WorkQueue<EncodedPicture>(LONGEST_QUEUE);

const hashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, HASH_CHARACTERS);

/** Reads a sent file by its content, refuses what is no picture, and makes a small webp of it. */
export async function preparePicture(file: File, kind: PictureKind): Promise<Result<PreparedPicture, PictureError>> {
  if (file.size > MAX_PICTURE_BYTES) return failure("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = sniffPicture(bytes);
  if (format === "heic") return failure("heic");
  if (format === null) return failure("not-a-picture");
  const checked = await checkPicture(bytes);
  if (!checked.ok) return checked;

  const limit = PICTURE_LIMITS[kind];
  try {
    const picture = await queue.get(`${kind} ${hashOf(bytes)}`, () => encodeWebp(bytes, limit));
    if (!picture) return failure("busy");
    const { length } = picture.content;
    if (length > limit.maxBytes) log.info({ kind, bytes: length }, "a picture stays above its size");
    return success({ ...picture, hash: hashOf(picture.content) });
  } catch {
    return failure("broken");
  }
}
