import { describe, expect, it } from "vitest";
import { type Favorite, parseFavorites, withFavorite, withoutFavorite, withPresentFacts } from "./favorites";

const aFavorite = (slug: string, fields: Partial<Favorite> = {}): Favorite => ({
  slug,
  name: slug,
  category: "Otros Negocios",
  coverUrl: null,
  phone: null,
  phoneE164: null,
  address: null,
  ...fields,
});

describe("parseFavorites", () => {
  it("reads back what was stored", () => {
    const favorites = [aFavorite("taqueria", { phone: "55 1234 5678", coverUrl: "/storage/x.webp" })];
    expect(parseFavorites(JSON.stringify(favorites))).toEqual(favorites);
  });

  it.each([
    ["nothing", null],
    ["rubbish", "{"],
    ["another shape", '{"slug":"a"}'],
    ["entries that are none", '[null, 3, "x", {"slug":"a"}, {"name":"b"}]'],
    ["a slug that leads elsewhere", '[{"slug":"../admin","name":"x"}]'],
  ])("finds none in %s", (_, text) => {
    expect(parseFavorites(text)).toEqual([]);
  });

  it.each(["https://example.com/x.png", "//example.com/x.png", "/\\example.com/x.png"])(
    "keeps no picture at %s",
    (coverUrl) => {
      expect(parseFavorites(JSON.stringify([aFavorite("a", { coverUrl })]))[0]?.coverUrl).toBeNull();
    },
  );
});

describe("a list of favourites", () => {
  const list = [aFavorite("b"), aFavorite("a")];

  it("shows the newest first and each business once", () => {
    expect(withFavorite(list, aFavorite("a")).map(({ slug }) => slug)).toEqual(["a", "b"]);
    expect(withoutFavorite(list, "b").map(({ slug }) => slug)).toEqual(["a"]);
  });

  it("has an end", () => {
    const many = Array.from({ length: 400 }, (_, index) => aFavorite(`n-${index}`));
    expect(withFavorite(many, aFavorite("a"))).toHaveLength(300);
  });

  it("takes over what changed, and nothing else", () => {
    expect(withPresentFacts(list, aFavorite("a", { phone: "1234567" }))[1]?.phone).toBe("1234567");
    expect(withPresentFacts(list, aFavorite("a"))).toBe(list);
    expect(withPresentFacts(list, aFavorite("c"))).toBe(list);
  });
});
