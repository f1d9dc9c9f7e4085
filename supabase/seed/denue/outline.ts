import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Position } from "@/lib/geo/position";
import { isWithin, rings } from "@/supabase/seed/denue/polygon";

const OUTLINE = z
  .object({ geometry: rings })
  .parse(JSON.parse(readFileSync(new URL("../data/alcaldia_iztapalapa.geojson", import.meta.url), "utf8"))).geometry;

/** Whether a point lies in the borough. */
export const isInBorough = (position: Position): boolean => isWithin(OUTLINE, position);
