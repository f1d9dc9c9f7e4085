import { describe, expect, it } from "vitest";
import { slugify } from "@/lib/text/slugify";
import { CATEGORIES, categoryArtworkPath, categoryLabel, findCategory } from "./categories";

describe("the ten categories", () => {
  it("are ten, each with the slug that its name makes", () => {
    expect(CATEGORIES).toHaveLength(10);
    for (const { name, slug } of CATEGORIES) expect(slug).toBe(slugify(name));
  });

  it.each(["educacion-y-escuelas", "Educación y Escuelas", "EDUCACION Y ESCUELAS", " educación-y-escuelas "])(
    "are found by %j",
    (text) => {
      expect(findCategory(text)?.slug).toBe("educacion-y-escuelas");
    },
  );

  it.each([null, undefined, "", "all", "otra-cosa", "constructor", "__proto__"])("hold no %j", (text) => {
    expect(findCategory(text)).toBeNull();
  });
});

describe("categoryLabel", () => {
  it.each([
    ["educacion-y-escuelas", "Educación y Escuelas"],
    ["tecnologia y electronica", "Tecnología y Electrónica"],
    ["jardinería-y-plantas", "Jardineria Y Plantas"],
    ["", ""],
  ])("labels %j as %j", (text, label) => {
    expect(categoryLabel(text)).toBe(label);
  });
});

describe("categoryArtworkPath", () => {
  it.each([
    ["autos-y-talleres", "/categorias/autos-y-talleres.webp"],
    ["../../etc/passwd", "/categorias/otros-negocios.webp"],
    [null, "/categorias/otros-negocios.webp"],
  ])("draws %j as %j", (slug, path) => {
    expect(categoryArtworkPath(slug)).toBe(path);
  });
});
