import { describe, expect, it } from "vitest";
import { inOrder, moved, picturesOf, withoutPicture, withPicture } from "./pictures";

const at = (bucket: string, path: string) => `/storage/v1/object/public/${bucket}/${path}`;
const [A, B, C] = ["a.webp", "b.webp", "c.webp"].map((name) => `gallery/1/${name}`) as [string, string, string];
const url = (path: string) => at("negocios", path);
const row = (...gallery_images: unknown[]) => ({ gallery_images });

describe("withPicture", () => {
  it.each([
    ["at the gallery's end", row(A), url(B), {}, [A, B]],
    ["at its place", row(A, B), url(C), { place: 1 }, [A, C, B]],
    ["at a place that is no more", row(A), url(B), { place: 7 }, [A, B]],
    ["instead of another", row(A, B), url(C), { instead: url(A) }, [C, B]],
    ["instead of one that is gone, where it was", row(A, B), url(C), { instead: url("x.webp"), place: 0 }, [C, A, B]],
    ["beside what older rows hold", row({ url: A }, url(B)), url(C), {}, [{ url: A }, url(B), C]],
  ])("puts a picture %s", (_case, present, picture, placed, gallery_images) => {
    expect(withPicture("gallery", present, picture, placed)).toEqual({ gallery_images });
  });

  it("changes nothing where the picture is already", () => {
    expect(withPicture("gallery", row(A), url(A))).toBeNull();
    expect(withPicture("logo", { logo_url: "1/a.webp" }, at("logos", "1/a.webp"))).toBeNull();
  });

  it.each([
    ["a new one", at("portadas", "portadas/1/a.webp"), { portada_url: "portadas/1/a.webp", imagen_url: null }],
    [
      "an older one that comes back",
      at("negocios", "imagenes/1/a.webp"),
      { portada_url: null, imagen_url: "imagenes/1/a.webp" },
    ],
  ])("leaves one cover: %s", (_case, picture, columns) => {
    expect(
      withPicture("cover", { portada_url: "portadas/1/x.webp", imagen_url: "imagenes/1/y.webp" }, picture),
    ).toEqual(columns);
  });
});

describe("withoutPicture", () => {
  it("takes off the cover and whatever would be seen in its place", () => {
    const present = { portada_url: "portadas/1/a.webp", imagen_url: "imagenes/1/b.webp" };
    const [cover = ""] = picturesOf("cover", present);
    expect(withoutPicture("cover", present, cover)).toEqual({ portada_url: null, imagen_url: null });
  });

  it("takes one out of the gallery, and what cannot be read stays", () => {
    expect(withoutPicture("gallery", row(A, { note: 1 }, B), url(A))).toEqual({ gallery_images: [{ note: 1 }, B] });
    expect(withoutPicture("gallery", row(A), url(B))).toBeNull();
  });
});

describe("the order of a gallery", () => {
  it.each([
    [url(A), 1, [B, A, C]],
    [url(C), -1, [A, C, B]],
    [url(A), -1, null],
    [url(C), 1, null],
    [url("x.webp"), 1, null],
  ])("%s moves by %i", (picture, by, expected) => {
    expect(moved(row(A, B, C), picture, by)).toEqual(expected && { gallery_images: expected });
  });

  it("is as it was dragged, and what came meanwhile stands at its end", () => {
    expect(inOrder(row(A, B, C), [url(B), url(A)])).toEqual({ gallery_images: [B, A, C] });
    expect(inOrder(row(A, B), [url(A), url(B)])).toBeNull();
    expect(inOrder(row(A, B), ["https://evil.example/x.webp"])).toBeNull();
  });
});
