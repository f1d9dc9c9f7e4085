import { useEffect, useState } from "react";
import { isNearBorough } from "@/lib/geo/borough";
import { type Outlines, placeIn } from "@/lib/geo/outlines";
import type { Position } from "@/lib/geo/position";
import { routes } from "@/lib/routes";

let asked: Promise<Outlines | null> | undefined;

/** Once a page; null without a connection: then the position is judged by the server alone. */
async function loadOutlines(): Promise<Outlines | null> {
  asked ??= fetch(routes.outlines())
    .then((answer): Promise<Outlines | null> => (answer.ok ? answer.json() : Promise.resolve(null)))
    .catch(() => null);
  const outlines = await asked;
  if (!outlines) asked = undefined;
  return outlines;
}

/** Place of a pin, as far as it is known: "far" is what the server refuses. */
export type PinPlace = "none" | "far" | "outside" | { colonia: string | null };

export function usePinPlace(position: Position | null): PinPlace {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  const isMissing = position !== null && outlines === null;
  useEffect(() => {
    if (isMissing) loadOutlines().then(setOutlines);
  }, [isMissing]);
  if (!position) return "none";
  if (!isNearBorough(position)) return "far";
  return outlines ? placeIn(outlines, position) : { colonia: null };
}
