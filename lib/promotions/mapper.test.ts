import { describe, expect, it } from "vitest";
import { toPromotion } from "./mapper";

describe("toPromotion", () => {
  it("reads a row", () => {
    const columns = {
      titulo: "2x1",
      descripcion: "Martes",
      imagen_url: "promociones/x.webp",
      fecha_inicio: "2026-05-01",
      fecha_fin: "2026-05-31",
    };
    expect(toPromotion({ id: "p1", negocio_id: "b1", ...columns })).toEqual({
      id: "p1",
      businessId: "b1",
      title: "2x1",
      description: "Martes",
      imageUrl: "/storage/v1/object/public/promociones/promociones/x.webp",
      startsOn: "2026-05-01",
      endsOn: "2026-05-31",
    });
  });

  it("leaves open what is missing or unreadable", () => {
    expect(toPromotion({ id: "p1", negocio_id: "b1", titulo: " ", fecha_fin: "pronto" })).toMatchObject({
      title: null,
      description: null,
      imageUrl: null,
      startsOn: null,
      endsOn: null,
    });
  });
});
