import { z } from "zod";
import outline from "./borough-outline.json";
import { isWithin, rings } from "./polygon";
import type { Position } from "./position";

const OUTLINE = z.object({ geometry: rings }).parse(outline).geometry;

/** Whether a point lies in the borough. */
export const isInBorough = (position: Position): boolean => isWithin(OUTLINE, position);
