import { failure, success } from "@/lib/result";
import { type Inspection, latin1, viewOf } from "./inspection";

/**
 * Encoders cut the pixels into chunks of 8 KB. Comments may be compressed to a thousandth of what a decoder keeps of them
 * in memory; of a colour profile it unpacks no more than 8 MB.
 */
const PNG_LIMITS = { chunks: 20_000, packed: 16, packedBytes: 128 * 1024 };

const SIGNATURE_BYTES = 8;
/** Length, name and checksum. */
const CHUNK_FRAME_BYTES = 12;
const LONGEST_KEYWORD = 80;

/** `iTXt` says after its keyword whether it is compressed: the long ones of editors are not. */
const isPacked = (bytes: Uint8Array, name: string, data: number): boolean => {
  const keyword = bytes.subarray(data, data + LONGEST_KEYWORD);
  return name === "zTXt" || (name === "iTXt" && keyword[keyword.indexOf(0) + 1] !== 0);
};

/** W3C PNG, sections 5 and 11. */
export function inspectPng(bytes: Uint8Array): Inspection {
  const view = viewOf(bytes);
  if (latin1(bytes, SIGNATURE_BYTES + 4, SIGNATURE_BYTES + 8) !== "IHDR") return failure("broken");
  let chunks = 0;
  let packed = 0;
  let packedBytes = 0;
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= bytes.length; ) {
    if (++chunks > PNG_LIMITS.chunks) return failure("too-complex");
    const length = view.getUint32(at);
    if (isPacked(bytes, latin1(bytes, at + 4, at + 8), at + 8)) {
      packed++;
      packedBytes += length;
    }
    at += CHUNK_FRAME_BYTES + length;
  }
  if (packed > PNG_LIMITS.packed || packedBytes > PNG_LIMITS.packedBytes) return failure("too-complex");
  return success({ width: view.getUint32(SIGNATURE_BYTES + 8), height: view.getUint32(SIGNATURE_BYTES + 12) });
}
