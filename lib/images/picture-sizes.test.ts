import { describe, expect, it } from "vitest";
import { sizesOfPicture, smallerPicture, storedPictureName } from "./picture-sizes";
import { listPictureSources, pictureSources } from "./picture-sources";

const FOLDER = "/storage/v1/object/public/portadas/";
const stored = (width: number) => FOLDER + storedPictureName("la-esquina", "0123456789abcdef", width);

describe("pictureSources", () => {
  it("offers a stored picture in all its widths", () => {
    const own = "/storage/v1/object/public/portadas/la-esquina-0123456789abcdef-1200";
    expect(pictureSources(stored(1200), "50vw").srcSet).toBe(
      `${own}-240.webp 240w, ${own}-480.webp 480w, ${own}-800.webp 800w, ${own}.webp 1200w`,
    );
  });

  it("offers no width that is hardly smaller, and none that is larger", () => {
    expect(pictureSources(stored(512), "50vw").srcSet).toBe(
      `${smallerPicture(stored(512), 240)} 240w, ${stored(512)} 512w`,
    );
  });

  it("offers a category's artwork in all its widths", () => {
    const own = "/categorias/salud-y-bienestar";
    expect(pictureSources(`${own}.webp`, "50vw").srcSet).toBe(
      `${own}-240.webp 240w, ${own}-480.webp 480w, ${own}-800.webp 800w, ${own}.webp 1200w`,
    );
  });

  it.each([
    `${FOLDER}la-esquina-0123456789abcdef.webp`,
    `${FOLDER}foto-1200.webp`,
    `${FOLDER}la-esquina-0123456789abcdef-1200.jpg`,
    `${FOLDER}la-esquina-0123456789abcdef-1200.webp?v=2`,
    "/categorias/salud-y-bienestar-mini.webp",
    "/categorias/otra.webp",
    "https://example.com/la-esquina-0123456789abcdef-1200.webp",
  ])("knows of no other size of %s", (url) => {
    expect(pictureSources(url, "50vw").srcSet).toBeUndefined();
    expect(sizesOfPicture(url)).toEqual([url]);
  });
});

describe("listPictureSources", () => {
  it.each([
    [stored(1200), [240, 480, 800]],
    [stored(600), [240, 480, 600]],
    [stored(512), [240, 512]],
  ])("offers %s in widths up to 800, the smallest to browsers that do not choose", (url, widths) => {
    const address = (width: number) => (url === stored(width) ? url : smallerPicture(url, width));
    expect(listPictureSources(url, "20rem")).toEqual({
      sizes: "20rem",
      src: address(240),
      srcSet: widths.map((width) => `${address(width)} ${width}w`).join(", "),
    });
  });

  it.each([stored(280), "/categorias/otra.webp"])("leaves %s, of which there is no such width, as it is", (url) => {
    expect(listPictureSources(url, "20rem")).toEqual({ src: url });
  });
});

describe("sizesOfPicture", () => {
  const all = [stored(1200), ...[240, 480, 800].map((width) => smallerPicture(stored(1200), width))];

  it.each(all)("finds all from %s", (url) => {
    expect(sizesOfPicture(url)).toEqual(all);
  });

  it("takes a picture's own width for no smaller one", () => {
    expect(sizesOfPicture(stored(800))).toEqual([
      stored(800),
      smallerPicture(stored(800), 240),
      smallerPicture(stored(800), 480),
    ]);
  });
});
