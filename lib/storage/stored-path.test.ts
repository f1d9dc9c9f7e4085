import { describe, expect, it } from "vitest";
import { parseObject, parsePublicAddress, parseStoredPath, storedPath } from "./stored-path";

describe("a stored path", () => {
  // All that private.is_picture() takes or refuses too is in tests/database/bounds.test.ts.
  it("is kept as it is", () => {
    expect(parseStoredPath("menus", "menus/a-b/c_d.pdf")).toEqual({ bucket: "menus", path: "menus/a-b/c_d.pdf" });
  });

  it.each(["", ".", "..", "a/", "a/..", "../a", "a//b", "a%2fb", "a?b", "a b"])("is not %j", (path) => {
    expect(parseStoredPath("menus", path)).toBeNull();
    expect(() => storedPath("menus", path)).toThrow("not the path of an object in menus");
  });

  it("is of a bucket that is expected", () => {
    expect(parseObject({ bucket: "logos", path: "a.webp" }, ["logos", "menus"])?.bucket).toBe("logos");
    expect(parseObject({ bucket: "comprobantes", path: "a.webp" }, ["logos", "menus"])).toBeNull();
  });
});

describe("a public address", () => {
  const buckets = ["logos", "promociones"] as const;

  it("holds bucket and path", () => {
    const { bucket, path } = parsePublicAddress("/storage/v1/object/public/logos/x/a.webp", buckets) ?? {};
    expect([bucket, path]).toEqual(["logos", "x/a.webp"]);
  });

  it.each([
    "/storage/v1/object/public/gallery/a.webp",
    "/storage/v1/object/public/borradores/a.webp",
    "/storage/v1/object/public/logos/",
    "/storage/v1/object/public/logos/..",
    "/storage/v1/object/public/logos/a.webp?v=1",
    "/storage/v1/object/logos/a.webp",
    "https://site.example/storage/v1/object/public/logos/a.webp",
    "//site.example/storage/v1/object/public/logos/a.webp",
    "logos/a.webp",
  ])("is not %j", (address) => {
    expect(parsePublicAddress(address, buckets)).toBeNull();
  });
});
