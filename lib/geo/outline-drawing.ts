import { BOROUGH_RINGS } from "./outline";
import type { Position } from "./position";
import { type Point, simplifyLine } from "./simplify-line";

/** Units of the drawing; its width follows from the borough's shape. */
const HEIGHT = 100;
/** Units that a phone shows at that size: some forty metres. */
const TOLERANCE = 0.3;

const ALL = BOROUGH_RINGS.flat();
const bounds = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) });
const LNG = bounds(ALL.map(([lng]) => lng));
const LAT = bounds(ALL.map(([, lat]) => lat));
const SCALE = HEIGHT / (LAT.most - LAT.least);
const SHORTER = Math.cos((((LAT.least + LAT.most) / 2) * Math.PI) / 180);

const toPoint = ({ lat, lng }: Position): Point => [(lng - LNG.least) * SHORTER * SCALE, (LAT.most - lat) * SCALE];

const drawn = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

export const OUTLINE_DRAWING = {
  width: (LNG.most - LNG.least) * SHORTER * SCALE,
  height: HEIGHT,
  path: BOROUGH_RINGS.map((ring) => {
    const points = simplifyLine(
      ring.map(([lng, lat]) => toPoint({ lat, lng })),
      TOLERANCE,
    );
    return `M${points.map(([x, y]) => `${drawn(x)} ${drawn(y)}`).join("L")}Z`;
  }).join(""),
} as const;

export function placeInDrawing(position: Position): { x: number; y: number } | null {
  const [x, y] = toPoint(position);
  return x >= 0 && y >= 0 && x <= OUTLINE_DRAWING.width && y <= HEIGHT ? { x, y } : null;
}
