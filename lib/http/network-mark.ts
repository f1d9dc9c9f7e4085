import { randomBytes } from "node:crypto";
import { keyedHash } from "./keyed-hash";

let key = { day: "", secret: "" };

/**
 * Stands for a network in the lines of one day. The key is in this process's memory alone and another one each day, so that
 * nobody can find out the network afterwards.
 */
export function networkMark(network: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  if (key.day !== day) key = { day, secret: randomBytes(32).toString("base64") };
  return keyedHash(key.secret, network).slice(0, 16);
}
