import { createHmac } from "node:crypto";

const HEX_LENGTH = 32;

/** What stands for the parts, in 32 hex digits: without the secret nobody can tell for which. */
export const keyedHash = (secret: string, ...parts: readonly string[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(parts)).digest("hex").slice(0, HEX_LENGTH);
