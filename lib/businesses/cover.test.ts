import { describe, expect, it } from "vitest";
import { readCoverUrl } from "./cover";

const COLUMNS = ["portada_url", "imagen_url", "logo_url"];

describe("readCoverUrl", () => {
  it.each(COLUMNS.map((column, index) => [column, COLUMNS.slice(index)] as const))(
    "shows %s when nothing before it in the order is present",
    (column, present) => {
      const row = Object.fromEntries(present.map((name) => [name, `/storage/v1/object/public/portadas/${name}.jpg`]));
      expect(readCoverUrl(row)).toBe(`/storage/v1/object/public/portadas/${column}.jpg`);
    },
  );

  it("passes over empty and unsafe values", () => {
    const row = { portada_url: " ", imagen_url: "javascript:alert(1)", logo_url: "u1/logo.webp" };
    expect(readCoverUrl(row)).toBe("/storage/v1/object/public/logos/u1/logo.webp");
  });

  it("is null when there is no picture", () => {
    expect(readCoverUrl({})).toBeNull();
  });
});
