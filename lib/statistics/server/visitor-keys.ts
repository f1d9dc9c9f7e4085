import type { IsoDate } from "@/lib/clock";
import { keyedHash } from "@/lib/http/keyed-hash";

type Visitor = {
  /** See `clientNetwork`. */
  network: string;
  userAgent: string;
  /** The day in Mexico City: tomorrow the same visitor is another one. */
  day: IsoDate;
};

/** What stands for a visitor and for its network on one day, in hex. Without the secret nobody can tell whom. */
export function visitorKeys({ network, userAgent, day }: Visitor, secret: string): { visitor: string; origin: string } {
  return {
    visitor: keyedHash(secret, "visitante", day, network, userAgent),
    origin: keyedHash(secret, "origen", day, network),
  };
}
