import { createHmac } from "node:crypto";
import type { IsoDate } from "@/lib/clock";

type Visitor = {
  /** See `clientNetwork`. */
  network: string;
  userAgent: string;
  /** The day in Mexico City: tomorrow the same visitor is another one. */
  day: IsoDate;
};

const KEY_HEX_LENGTH = 32;

/** What stands for a visitor and for its network on one day, in hex. Without the secret nobody can tell whom. */
export function visitorKeys({ network, userAgent, day }: Visitor, secret: string): { visitor: string; origin: string } {
  const keyed = (...parts: string[]) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("hex").slice(0, KEY_HEX_LENGTH);
  return { visitor: keyed("visitante", day, network, userAgent), origin: keyed("origen", day, network) };
}
