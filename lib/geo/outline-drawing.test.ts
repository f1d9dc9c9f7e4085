import { describe, expect, it } from "vitest";
import { isInBorough } from "./outline";
import { OUTLINE_DRAWING, placeInDrawing } from "./outline-drawing";
import { simplifyLine } from "./simplify-line";

/** The drawing's own path, as points. */
const points = OUTLINE_DRAWING.path
  .slice(1, -1)
  .split("L")
  .map((point) => point.split(" ").map(Number) as [number, number]);

function isInDrawing({ x, y }: { x: number; y: number }): boolean {
  return (
    points.filter(([px, py], index) => {
      const [bx, by] = points.at(index - 1) ?? [0, 0];
      return py > y !== by > y && x < ((bx - px) * (y - py)) / (by - py) + px;
    }).length %
      2 ===
    1
  );
}

describe("the borough's outline as a drawing", () => {
  it("is small, and as wide as the borough", () => {
    expect(OUTLINE_DRAWING.path.length).toBeLessThan(4_000);
    expect(points.length).toBeGreaterThan(40);
    expect(OUTLINE_DRAWING.width).toBeGreaterThan(100);
  });

  it.each([
    ["the Cerro de la Estrella", 19.344, -99.09],
    ["Santa Martha", 19.367, -99.012],
    ["the Zócalo", 19.4326, -99.1332],
    ["Xochimilco", 19.262, -99.104],
    ["Coyoacán", 19.347, -99.162],
    ["Nezahualcóyotl", 19.4, -98.99],
  ])("agrees with the outline itself about %s", (_, lat, lng) => {
    const place = placeInDrawing({ lat, lng });
    expect(place !== null && isInDrawing(place)).toBe(isInBorough({ lat, lng }));
  });

  it("agrees with the outline itself but for its edge", () => {
    let [seen, differ] = [0, 0];
    for (let lat = 19.29; lat < 19.41; lat += 0.002) {
      for (let lng = -99.14; lng < -98.95; lng += 0.002) {
        const place = placeInDrawing({ lat, lng });
        seen += 1;
        if ((place !== null && isInDrawing(place)) !== isInBorough({ lat, lng })) differ += 1;
      }
    }
    expect(differ / seen).toBeLessThan(0.005);
  });
});

it("a line keeps what is further from it than the tolerance", () => {
  const line = [
    [0, 0],
    [1, 0.1],
    [2, 0],
    [2, 3],
  ] as const;
  expect(simplifyLine(line, 0.2)).toEqual([line[0], line[2], line[3]]);
  expect(simplifyLine([], 1)).toEqual([]);
});
