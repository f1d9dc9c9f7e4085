import { z } from "zod";
import outline from "./borough-outline.json";
import { rings } from "./polygon";
import type { Position } from "./position";

type Point = readonly [x: number, y: number];

/** Units of the drawing; its width follows from the borough's shape. */
const HEIGHT = 100;
/** What a phone's screen shows at that size: some forty metres. */
const TOLERANCE = 0.3;

const DEGREES = z.object({ geometry: rings }).parse(outline).geometry;
const ALL = DEGREES.flat();
const bounds = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) });
const LNG = bounds(ALL.map(([lng]) => lng));
const LAT = bounds(ALL.map(([, lat]) => lat));
const SCALE = HEIGHT / (LAT.most - LAT.least);
/** A degree of longitude is shorter than one of latitude by this much. */
const SHORTER = Math.cos((((LAT.least + LAT.most) / 2) * Math.PI) / 180);

const toPoint = ({ lat, lng }: Position): Point => [(lng - LNG.least) * SHORTER * SCALE, (LAT.most - lat) * SCALE];

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Fewer points, none of those left out further from the line than the tolerance (Douglas-Peucker). */
export function simplifyLine(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distanceToLine(point, first, last));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplifyLine(points.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(furthest), tolerance),
  ];
}

const drawn = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** The borough's outline as an SVG path in a drawing of this size; made once, without asking anybody. */
export const OUTLINE_DRAWING = {
  width: (LNG.most - LNG.least) * SHORTER * SCALE,
  height: HEIGHT,
  path: DEGREES.map((ring) => {
    const points = simplifyLine(
      ring.map(([lng, lat]) => toPoint({ lat, lng })),
      TOLERANCE,
    );
    return `M${points.map(([x, y]) => `${drawn(x)} ${drawn(y)}`).join("L")}Z`;
  }).join(""),
} as const;

/** Where a position stands in the drawing; null for one beyond its frame. */
export function placeInDrawing(position: Position): { x: number; y: number } | null {
  const [x, y] = toPoint(position);
  return x >= 0 && y >= 0 && x <= OUTLINE_DRAWING.width && y <= HEIGHT ? { x, y } : null;
}
