export type Point = readonly [x: number, y: number];

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Leaves out points closer to the line than the tolerance (Douglas-Peucker). */
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
