import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type PictureKind, QUALITY_LADDER } from "../picture-limits";
import { smallerWidths } from "../picture-sizes";
import { preparePicture } from "./prepare-picture";

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f97316" } });

const fileOf = (bytes: Uint8Array | string, name = "foto.jpg", type = "image/jpeg") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });

async function prepared(file: File, kind: PictureKind = "default") {
  const result = await preparePicture(file, kind, "a client");
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe("preparePicture", () => {
  it.each(["jpeg", "png", "webp", "gif", "avif"] as const)("takes %s, whatever it is called", async (format) => {
    const bytes = await plain(40, 30).toFormat(format).toBuffer();
    const { content, hash } = await prepared(fileOf(bytes, "sin-nombre.txt", "text/plain"));
    expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 });
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    ["cover", 1600, 400],
    ["logo", 512, 200],
    ["gallery", 1200, 300],
    ["default", 1600, 300],
    ["menu", 2000, 1500],
  ] as const)("makes a %s of at most %i px and %i KB", async (kind, width, kilobytes) => {
    const bytes = await plain(2400, 1200).jpeg().toBuffer();
    const { content, narrower } = await prepared(fileOf(bytes), kind);
    expect((await sharp(content).metadata()).width).toBe(width);
    for (const each of narrower) expect((await sharp(each.content).metadata()).width).toBe(each.width);
    expect(narrower.map((each) => each.width)).toEqual(smallerWidths(width));
    expect(content.length).toBeLessThanOrEqual(kilobytes * 1024);
  });

  it.each([
    ["default", 1600, 6000, 853, 3200],
    ["logo", 20, 10_000, 2, 1024],
    ["gallery", 900, 1800, 900, 1800],
  ] as const)("makes a %s of %i x %i as wide as its height allows", async (kind, width, height, ...size) => {
    const { content } = await prepared(fileOf(await plain(width, height).jpeg().toBuffer()), kind);
    const stored = await sharp(content).metadata();
    expect([stored.width, stored.height]).toEqual(size);
  });

  it("gives up as little quality as its size asks for", async () => {
    const bytes = await noise(480, 640).png().toBuffer();
    const pixels = await sharp(bytes).raw().toBuffer();
    const sizes: number[] = [];
    for (const quality of QUALITY_LADDER) {
      const raw = { width: 480, height: 640, channels: 3 } as const;
      sizes.push((await sharp(pixels, { raw }).webp({ quality }).toBuffer()).length);
    }
    const { content } = await prepared(fileOf(bytes), "logo");
    expect(sizes[0]).toBeGreaterThan(200 * 1024);
    expect(content.length).toBe(sizes.find((size) => size <= 200 * 1024) ?? sizes.at(-1));
  });

  it("turns a picture upright and forgets where and with what it was taken", async () => {
    const exif = {
      IFD0: { Make: "Telefono Secreto", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 21/1 28/1", GPSLongitudeRef: "W", GPSLongitude: "99/1 4/1 1/1" },
    };
    const bytes = await plain(60, 40).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect(bytes.includes("Telefono Secreto")).toBe(true);
    const { content } = await prepared(fileOf(bytes));
    const { width, height, exif: left, orientation, icc, xmp } = await sharp(content).metadata();
    expect({ width, height, left, orientation, icc, xmp }).toEqual({ width: 40, height: 60 });
    expect(content.includes("Telefono Secreto")).toBe(false);
  });

  it("keeps the first picture of an animation, and what is see-through", async () => {
    const clear = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 4, background } })
        .png()
        .toBuffer();
    const frame = await clear("#f9731680");
    const gif = await sharp([frame, await clear("#0b1f3a")], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { content } = await prepared(fileOf(gif));
    expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
    expect((await sharp((await prepared(fileOf(frame))).content).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ["a drawing with a script", fileOf("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "not-a-picture"],
    ["a page", fileOf("<!doctype html><img src=x>"), "not-a-picture"],
    ["a TIFF", async () => fileOf(await plain(10, 10).tiff().toBuffer()), "not-a-picture"],
    ["nothing", fileOf(""), "not-a-picture"],
    ["a PDF", fileOf("%PDF-1.7\n1 0 obj"), "pdf"],
    ["a HEIC of a telephone", fileOf("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "heic"],
    ["a video", fileOf("\0\0\0\x18ftypisom\0\0\0\0isommp42"), "not-a-picture"],
    ["a picture cut off", async () => fileOf((await noise(400, 400).png().toBuffer()).subarray(0, 5000)), "broken"],
    ["the first bytes of a picture", fileOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), "broken"],
    ["a file that is too heavy", fileOf(new Uint8Array(12 * 1024 * 1024 + 1)), "too-large"],
  ] as const)("refuses %s", async (_, file, code) => {
    expect(await preparePicture(typeof file === "function" ? await file() : file, "default", "a client")).toEqual({
      ok: false,
      code,
    });
  });
});
