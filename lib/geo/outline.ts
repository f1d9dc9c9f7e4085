import { z } from "zod";
import outline from "./borough-outline.json";
import { isWithin } from "./is-within";
import { rings } from "./polygon";
import type { Position } from "./position";

export const BOROUGH_RINGS = z.object({ geometry: rings }).parse(outline).geometry;

export const isInBorough = (position: Position): boolean => isWithin(BOROUGH_RINGS, position);
