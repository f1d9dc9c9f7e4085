import { createHash } from "node:crypto";

/** Returns the same UUID each time for the same text: by it a repeated import knows its rows. */
export function stableId(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
