import { z } from "zod";
import outline from "./borough-outline.json";
import { isWithin } from "./is-within";
import { rings } from "./polygon";
import type { Position } from "./position";

/** In degrees. */
export const BOROUGH_RINGS = z.object({ geometry: rings }).parse(outline).geometry;

/** Whether a point lies in the borough. */
export const isInBorough = (position: Position): boolean => isWithin(BOROUGH_RINGS, position);
