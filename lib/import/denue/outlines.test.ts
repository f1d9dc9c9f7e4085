import { describe, expect, it } from "vitest";
import { placeIn } from "@/lib/geo/outlines";
import { drawOutlines } from "./outlines";

const outlines = drawOutlines();

describe("drawOutlines", () => {
  it("is a small file of the borough and all its colonias, each a closed ring", () => {
    // A fifth of it when it is compressed.
    expect(JSON.stringify(outlines).length).toBeLessThan(150_000);
    expect(outlines.features).toHaveLength(294);
    for (const { geometry } of outlines.features) {
      for (const ring of geometry.coordinates) {
        expect(ring.length).toBeGreaterThan(3);
        expect(ring.at(-1)).toEqual(ring[0]);
      }
    }
  });

  it.each([
    ["in a colonia", { lat: 19.38169934, lng: -99.06168539 }, { colonia: "Leyes de Reforma Tercera Sección" }],
    ["in the Zócalo", { lat: 19.4326, lng: -99.1332 }, "outside"],
    ["on the other side of the globe", { lat: -19.4326, lng: 99.1332 }, "outside"],
  ])("tells a position %s", (_, position, expected) => {
    expect(placeIn(outlines, position)).toEqual(expected);
  });
});
