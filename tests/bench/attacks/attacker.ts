import { setPriority } from "node:os";
import { FLOODS, type Target } from "./floods";

export type Order = Omit<Target, "ends"> & { flood: string; seconds: number };

/** The attackers' processors are not the site's. */
const ATTACKERS_PRIORITY = 15;
setPriority(ATTACKERS_PRIORITY);

/** Run as a process of its own: carries out one flood after the other, as it is told, and says when each is over. */
process.on("message", async ({ flood, seconds, ...target }: Order) => {
  const ends = AbortSignal.timeout(seconds * 1000);
  await FLOODS[flood]?.({ ...target, ends }).catch(() => undefined);
  process.send?.("over");
});
