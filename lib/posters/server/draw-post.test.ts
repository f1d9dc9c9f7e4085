import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { drawPost, POST_PHOTO, POST_PICTURE } from "../draw-post";
import { drawStoryboard, SCENE_PICTURE } from "../draw-storyboard";
import { toSvg } from "../drawing";

const TONE = "#004000";
const MARGIN = 60;
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { ...POST_PHOTO, channels: 3, background: "#0000FF" } })
    .jpeg()
    .toBuffer();
});

type Box = { left: number; top: number; width: number; height: number };

/** White pixels in a part of a picture. */
async function whiteIn(svg: string, box: Box): Promise<number> {
  const pixels = await sharp(Buffer.from(svg)).flatten().extract(box).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 200).length;
}

it.each([
  ["short words", "2x1 en gringas", "Taquería La Güera"],
  ["long words", "Un titular tan largo como puede ser, de sesenta letras, aquí", "Comercializadora ".repeat(7)],
  ["a word without end", "T".repeat(60), "N".repeat(120)],
  ["signs of markup", "<b>2 & 3</b>", `"L&L" </svg>`],
])("a post with %s has them on its colour, within its margins, and the photo above", async (_, headline, name) => {
  const words = {
    headline,
    name,
    address: "iztapalapa.example/negocio/x".padEnd(90, "-y"),
    tone: TONE,
    photo,
    logo: photo,
  };
  const svg = toSvg(drawPost(await shareTypefaces(), words), POST_PICTURE.width);
  const [panel, { width, height }] = [POST_PHOTO.height, POST_PICTURE];
  const whole = { top: panel, height: height - panel };
  expect(await whiteIn(svg, { ...whole, left: 0, width })).toBeGreaterThan(2000);
  expect(await whiteIn(svg, { ...whole, left: 0, width: MARGIN })).toBe(0);
  expect(await whiteIn(svg, { ...whole, left: width - MARGIN, width: MARGIN })).toBe(0);
  expect(await whiteIn(svg, { left: 0, top: 0, width, height: panel })).toBe(0);
});

it("the script of a video has every scene on its page, whatever is said in it", async () => {
  const picture = await sharp({ create: { ...SCENE_PICTURE, channels: 3, background: "#0000FF" } })
    .jpeg()
    .toBuffer();
  const scenes = ["", "Tacos", "T".repeat(60), "texto ".repeat(10), "<b>", "&"].map((caption) => ({
    ...{ caption, picture },
    voice: "voz ".repeat(45),
  }));
  const drawing = drawStoryboard(await shareTypefaces(), "N".repeat(120), scenes, 3);
  const places = drawing.backdrops ?? [];
  expect(places).toHaveLength(6);
  for (const { x, y, width, height } of places) {
    expect([x, y].every((edge) => edge > 0) && x + width < drawing.width && y + height < drawing.height).toBe(true);
  }
  expect(toSvg(drawing, 500).match(/<image/g)).toHaveLength(6);
});
