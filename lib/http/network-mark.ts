import { randomBytes } from "node:crypto";
import { keyedHash } from "./keyed-hash";

let key = { day: "", secret: "" };

/** Mark of a network in a day's lines. Its key is in memory alone: nobody finds the network afterwards. */
export function networkMark(network: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  if (key.day !== day) key = { day, secret: randomBytes(32).toString("base64") };
  return keyedHash(key.secret, network).slice(0, 16);
}
