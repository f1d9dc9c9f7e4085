import type { IsoDate } from "@/lib/clock";
import { keyedHash } from "@/lib/http/keyed-hash";

type Visitor = {
  network: string;
  userAgent: string;
  /** The day in Mexico City: tomorrow the same visitor is another one. */
  day: IsoDate;
};

/** Keys of a visitor and its network on one day, in hex. Without the secret nobody can tell whom. */
export function visitorKeys({ network, userAgent, day }: Visitor, secret: string): { visitor: string; origin: string } {
  return {
    visitor: keyedHash(secret, "visitante", day, network, userAgent),
    origin: keyedHash(secret, "origen", day, network),
  };
}

type Searcher = {
  network: string;
  termino: string;
  /** The number of four weeks, after which the same network has another mark (`fold_search`). */
  periodo: number;
};

/** Stands for a network among those that search for a term: 16 bits, which thousands of networks share. */
export const searcherMark = ({ network, termino, periodo }: Searcher, secret: string): number =>
  Number.parseInt(keyedHash(secret, "buscador", String(periodo), termino, network).slice(0, 4), 16);
