import "server-only";
import { createHash } from "node:crypto";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import type { PictureError } from "../messages";
import { sniffPicture } from "../picture-format";
import { MAX_PICTURE_BYTES, PICTURE_LIMITS, type PictureCrop, type PictureKind } from "../picture-limits";
import type { Waiting } from "./fair-queue";
import { inTurn } from "./picture-lanes";
import type { EncodedPicture } from "./sharp";

export type PreparedPicture = EncodedPicture & { hash: string };

const HASH_CHARACTERS = 16;

type How = {
  crop?: PictureCrop | null | undefined;
  isGenerated?: boolean;
};

export type PrepareOptions = Waiting & How;

/** Makes a small webp of a picture, judged by its content; its process bounds decoding. @param client user or network: they take turns. */
export async function preparePicture(
  file: Blob,
  kind: PictureKind,
  client: string,
  { crop = null, isGenerated = false, ...waiting }: PrepareOptions = {},
): Promise<Result<PreparedPicture, PictureError>> {
  if (file.size > MAX_PICTURE_BYTES) return failure("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sniffed = sniffPicture(bytes);
  if (sniffed !== "picture") return failure(sniffed);

  const limit = PICTURE_LIMITS[kind];
  const encoded = (await inTurn(client, "encodeWebp", [bytes, limit, crop, isGenerated], waiting)) ?? failure("busy");
  if (!encoded.ok) {
    log.info({ kind, bytes: bytes.length, code: encoded.code }, "a picture was not taken");
    return encoded;
  }
  const { content } = encoded.value;
  if (content.length > limit.maxBytes) log.info({ kind, bytes: content.length }, "a picture stays above its size");
  return success({
    ...encoded.value,
    hash: createHash("sha256").update(content).digest("hex").slice(0, HASH_CHARACTERS),
  });
}
