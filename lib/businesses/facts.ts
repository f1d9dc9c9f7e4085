import { PLACE } from "@/lib/brand";
import { formatKm } from "@/lib/format";
import { capitalised } from "@/lib/text/capitalised";
import { fold } from "@/lib/text/fold";
import type { Business, Neighbor } from "./model";

const SAYS_NOTHING = "otros-negocios";
/** Nearer than this, a distance would be "0.0 km". */
const BESIDE_KM = 0.05;

/** Trade of a listing in few words: its activity, else its category; null when neither says anything. */
export const tradeOf = ({
  activity,
  category,
  categorySlug,
}: Pick<Business, "activity" | "category" | "categorySlug">) =>
  activity ?? (categorySlug === SAYS_NOTHING ? null : category);

/** The address without what is said beside it: the colonia and the postal code; null when nothing is left. */
export function streetOf({ address, neighborhood }: Pick<Business, "address" | "neighborhood">): string | null {
  const colonia = neighborhood && fold(neighborhood);
  const parts = (address ?? "").split(", ").filter((part) => part && !/^(?:C\.?P\.? ?)?\d{5}$/i.test(part));
  const end = parts.findIndex((part, index) => index > 0 && colonia && fold(part).endsWith(colonia));
  return parts.slice(0, end < 0 ? undefined : end).join(", ") || null;
}

/** Neighbour of another kind where there is one: "junto a Panadería Lulú", "a 0.2 km de Panadería Lulú". */
function nearby(activity: string | null, neighbors: readonly Neighbor[]): string | null {
  const near = neighbors.find((each) => each.activity !== activity) ?? neighbors[0];
  if (!near) return null;
  return near.distanceKm < BESIDE_KM ? `junto a ${near.name}` : `a ${formatKm(near.distanceKm)} de ${near.name}`;
}

const sentence = (text: string): string => `${capitalised(text).replace(/\.$/, "")}.`;

/** Facts of a listing without a description, the most telling sentence first. */
export function factsOf(business: Business, neighbors: readonly Neighbor[]): string[] {
  const place = [streetOf(business), business.neighborhood, PLACE.borough].filter(Boolean).join(", ");
  const near = nearby(business.activity, neighbors);
  return [
    sentence(`${tradeOf(business) ?? business.name} en ${place}`),
    ...(business.phone ? [sentence(`teléfono ${business.phone}`)] : []),
    ...(near ? [sentence(near)] : []),
  ];
}
