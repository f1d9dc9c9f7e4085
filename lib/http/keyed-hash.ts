import { createHmac } from "node:crypto";

const HEX_LENGTH = 32;

/** Hash of the parts, in 32 hex digits: without the secret nobody can tell of which. */
export const keyedHash = (secret: string, ...parts: readonly string[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(parts)).digest("hex").slice(0, HEX_LENGTH);
