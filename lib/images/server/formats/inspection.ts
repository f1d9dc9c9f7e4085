import type { Result } from "@/lib/result";

/** What a picture says of itself, read without decoding anything; the largest of all that it holds. */
export type PictureSize = { width: number; height: number };

export type Inspection = Result<PictureSize, "broken" | "too-complex">;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));
