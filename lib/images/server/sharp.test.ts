import sharp from "sharp";
import { expect, it } from "vitest";
import { avifBomb, gifBomb, jpegBomb, pngBomb, webpBomb, webpPicture } from "@/tests/support/picture-bombs";
import { PICTURE_LIMITS } from "../picture-limits";
import { encodeWebp } from "./sharp";

const encode = (bytes: Uint8Array) => encodeWebp(bytes, PICTURE_LIMITS.default);

const SMALL = { width: 64, height: 48 };
/** More than 50 million pixels. */
const LARGE = { width: 8000, height: 8000 };

it.each([
  ["a JPEG", jpegBomb(LARGE)],
  ["a JPEG that is too long", jpegBomb({ width: 20, height: 16_385 })],
  ["a PNG", pngBomb({ ...LARGE, rows: 1 })],
  ["a GIF of a frame that is larger than it", gifBomb({ ...SMALL, frames: 1, frameWidth: 8000, frameHeight: 8000 })],
  ["a WebP", webpPicture(8000, 8000)],
  ["a WebP of a large canvas", webpBomb({ ...LARGE, frames: 1 })],
])("%s of too many pixels is not decoded", async (_, bytes) => {
  expect(await encode(bytes)).toEqual({ ok: false, code: "too-many-pixels" });
});

it.each([
  ["a JPEG without a height", jpegBomb({ width: 64, height: 0 })],
  ["a JPEG with a second frame", Buffer.concat([jpegBomb(SMALL).subarray(0, -2), jpegBomb(LARGE)])],
  ["a WebP of a frame that is larger than it", webpBomb({ ...SMALL, frames: 1, frameWidth: 8000, frameHeight: 8000 })],
  ["an AVIF of a grid of nothing", avifBomb({ ...SMALL, types: ["grid", "av01"] })],
  ["an AVIF without a picture", avifBomb(SMALL)],
])("%s is broken", async (_, bytes) => {
  await expect(encode(bytes)).rejects.toThrow();
});

it("the decoder knows no other formats than those that are taken", async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#f97316" } });
  const tiff = await picture.tiff().toBuffer();
  await expect(encode(tiff)).rejects.toThrow("unsupported image format");
  const drawing = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>");
  await expect(encode(drawing)).rejects.toThrow("unsupported image format");
});

/** Upright it is 200 x 400: red above, blue below. Its file holds it lying on its side, as telephones do. */
async function lyingPhotograph(): Promise<Buffer> {
  const half = (background: string) => sharp({ create: { width: 200, height: 200, channels: 3, background } });
  const upright = await half("#ff0000").extend({ bottom: 200, background: "#0000ff" }).png().toBuffer();
  return sharp(upright).rotate(-90).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
}

it.each([
  ["the upper half", { x: 0, y: 0, width: 1, height: 0.5 }, [200, 200], "red"],
  ["the lower half", { x: 0, y: 0.5, width: 1, height: 0.5 }, [200, 200], "blue"],
  ["a corner", { x: 0.75, y: 0.875, width: 0.25, height: 0.125 }, [50, 50], "blue"],
  ["more than there is", { x: 0.999, y: 0.999, width: 1, height: 1 }, [1, 1], "blue"],
] as const)("keeps %s of a picture as one sees it", async (_case, crop, size, colour) => {
  const encoded = await encodeWebp(await lyingPhotograph(), PICTURE_LIMITS.default, crop);
  if (!encoded.ok) throw new Error(encoded.code);
  const { data, info } = await sharp(encoded.value.content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual(size);
  const [red = 0, , blue = 0] = data;
  expect(red > 200 ? "red" : blue > 200 ? "blue" : `${red}, ${blue}`).toBe(colour);
});

it("gives a few pixels for the time until a picture has come, and none of one that one can see through", async () => {
  const opaque = await encode(await lyingPhotograph());
  if (!opaque.ok) throw new Error(opaque.code);
  const blur = opaque.value.blur ?? "";
  expect(blur.length).toBeLessThanOrEqual(400);
  expect(await sharp(Buffer.from(blur, "base64")).metadata()).toMatchObject({ format: "webp", width: 8, height: 16 });
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } });
  const transparent = await encode(await clear.png().toBuffer());
  expect(transparent.ok && transparent.value.blur).toBeNull();
});

const GENERATED = "digitalsourcetype/trainedAlgorithmicMedia";
const marks = async (pictures: readonly Buffer[]) =>
  Promise.all(pictures.map(async (each) => (await sharp(each).metadata()).xmp?.includes(GENERATED) ?? false));

it("marks what a model has made in every width, also when it is cut anew, and nothing else", async () => {
  const sent = await sharp({ create: { width: 1000, height: 600, channels: 3, background: "#f97316" } })
    .png()
    .toBuffer();
  const made = await encodeWebp(sent, PICTURE_LIMITS.cover, null, true);
  const plain = await encodeWebp(sent, PICTURE_LIMITS.cover);
  if (!made.ok || !plain.ok) throw new Error("not encoded");
  const cut = await encodeWebp(made.value.content, PICTURE_LIMITS.cover, { x: 0, y: 0, width: 0.5, height: 1 });
  if (!cut.ok) throw new Error(cut.code);
  const all = ({ value }: typeof made) => [value.content, ...value.narrower.map(({ content }) => content)];
  expect(await marks(all(made))).toEqual([true, true, true, true]);
  expect(await marks(all(cut))).toEqual([true, true]);
  expect(await marks(all(plain))).toEqual([false, false, false, false]);
});
