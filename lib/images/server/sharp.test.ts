import sharp from "sharp";
import { expect, it } from "vitest";
import { PICTURE_LIMITS } from "../picture-limits";
import { pngBomb } from "./picture-bombs";
import { encodeWebp } from "./sharp";

const encode = (bytes: Uint8Array) => encodeWebp(bytes, PICTURE_LIMITS.default);

// What gets past inspectPicture, should the two ever read the same bytes differently.
it("the decoder looks at the size itself", async () => {
  const bytes = pngBomb({ width: 8000, height: 8000, rows: 1 });
  expect(await encode(bytes)).toEqual({ ok: false, code: "too-many-pixels" });
});

it("the decoder knows no other formats than those that are taken", async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#f97316" } });
  const tiff = await picture.tiff().toBuffer();
  await expect(encode(tiff)).rejects.toThrow("unsupported image format");
  const drawing = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>");
  await expect(encode(drawing)).rejects.toThrow("unsupported image format");
});
