import { failure, type Result, success } from "@/lib/result";
import type { PictureError } from "../messages";
import { type PictureFormat, sniffPicture } from "../picture-format";
import { hasTooManyPixels } from "../picture-limits";
import { inspectAvif } from "./formats/avif";
import { inspectGif } from "./formats/gif";
import type { Inspection } from "./formats/inspection";
import { inspectJpeg } from "./formats/jpeg";
import { inspectPng } from "./formats/png";
import { inspectWebp } from "./formats/webp";

const INSPECTORS: Readonly<Record<PictureFormat, (bytes: Uint8Array) => Inspection>> = {
  jpeg: inspectJpeg,
  png: inspectPng,
  gif: inspectGif,
  webp: inspectWebp,
  avif: inspectAvif,
};

function inspect(format: PictureFormat, bytes: Uint8Array): Inspection {
  try {
    return INSPECTORS[format](bytes);
  } catch (error) {
    // It ends before what it announces.
    if (error instanceof RangeError) return failure("broken");
    throw error;
  }
}

/**
 * Whether a sent picture may be decoded at all. It is walked through once, at most byte by byte, and nothing of it is
 * unpacked: a small file may hold a huge picture, or one that takes hours.
 */
export function inspectPicture(bytes: Uint8Array): Result<null, PictureError> {
  const format = sniffPicture(bytes);
  if (format === null) return failure("not-a-picture");
  if (format === "heic" || format === "pdf") return failure(format);
  const inspected = inspect(format, bytes);
  if (!inspected.ok) return inspected;
  const { width, height } = inspected.value;
  if (width < 1 || height < 1) return failure("broken");
  return hasTooManyPixels(inspected.value) ? failure("too-many-pixels") : success(null);
}
