import type { Metadata } from "next";
import { MESSAGES } from "@/lib/messages";
import NeighborhoodNotFound from "../../colonias/not-found";

export const metadata: Metadata = { title: MESSAGES.neighborhoodNotFound, robots: { index: false, follow: true } };

/** Page that the gateway puts, with 404, in the place of a missing one that Next leaves to JavaScript. */
export default function MissingNeighborhoodPage() {
  return <NeighborhoodNotFound />;
}
