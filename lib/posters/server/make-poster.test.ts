import { PDFiumLibrary } from "@hyzyla/pdfium";
import jsQR from "jsqr";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { makePoster, POSTER_SIZES, previewSvg } from "../make-poster";
import { POSTER_FILE_NAMES, type PosterFileName } from "../poster";

const CODE = "https://iztapalapa.example/qr/taqueria-la-guera";
const HOURS = ["Lunes a viernes: 9:00 a 18:00", "Sábado: 9:00 a 14:00", "Domingo: cerrado"];
const WORDS = {
  name: "Taquería La Güera",
  code: CODE,
  address: "iztapalapa.example/negocio/taqueria-la-guera",
  hours: HOURS,
};
const POINTS_PER_MM = 72 / 25.4;

let pdfium: PDFiumLibrary;
let logo: Buffer;
let cover: Buffer;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
  const jpeg = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#00FF00" } })
    .jpeg()
    .toBuffer();
  cover = await sharp({ create: { width: 54, height: 96, channels: 3, background: "#FFFFFF" } })
    .jpeg()
    .toBuffer();
  // In the midst of other bytes, as small ones that come from another process are.
  logo = Buffer.concat([Buffer.from("other bytes"), jpeg]).subarray(-jpeg.length);
});
afterAll(() => pdfium.destroy());

type Pixels = { data: Uint8Array; width: number; height: number };

async function pixelsOf(file: PosterFileName, words = WORDS, withLogo = true): Promise<Pixels> {
  const typefaces = await shareTypefaces();
  const made = await makePoster(file, { ...words, cover, logo: withLogo ? logo : null }, typefaces);
  if (made.kind === "svg") {
    const { data, info } = await sharp(Buffer.from(made.svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }
  const document = await pdfium.loadDocument(made.content);
  const { data, width, height } = await document
    .getPage(0)
    .render({ scale: file === "etiquetas.pdf" ? 2 : 1.5, render: "bitmap" });
  document.destroy();
  return { data, width, height };
}

/** Text that a camera reads in a part of the page. */
async function readCode({ data, width, height }: Pixels, part = { left: 0, top: 0, width, height }) {
  const cut = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(part)
    .raw()
    .toBuffer();
  return jsQR(new Uint8ClampedArray(cut), part.width, part.height)?.data;
}

const LONG = "Ferretería, Tlapalería y Materiales para la Construcción «El Esfuerzo de los Hermanos Hernández» ".repeat(
  3,
);

describe("makePoster", () => {
  it.each(POSTER_FILE_NAMES.filter((file) => file !== "etiquetas.pdf"))(
    "%s holds the code of its page",
    async (file) => {
      expect(await readCode(await pixelsOf(file))).toBe(CODE);
    },
  );

  it("makes twelve stickers, each with the code", async () => {
    const page = await pixelsOf("etiquetas.pdf");
    const edge = Math.round((10 / 210) * page.width);
    const width = Math.floor((page.width - 2 * edge) / 3);
    const height = Math.floor((page.height - 2 * edge) / 4);
    for (const [column, row] of [
      [0, 0],
      [2, 0],
      [1, 2],
      [2, 3],
    ] as const) {
      const part = { left: edge + column * width, top: edge + row * height, width, height };
      expect(await readCode(page, part)).toBe(CODE);
    }
  });

  it.each<[PosterFileName, number, number]>([
    ["cartel-a4.pdf", 210, 297],
    ["cartel-a6.pdf", 105, 148],
    ["etiquetas.pdf", 210, 297],
  ])("%s is one page of %i x %i mm, whose words are text", async (file, width, height) => {
    const made = await makePoster(file, { ...WORDS, cover, logo }, await shareTypefaces());
    const content = made.kind === "pdf" ? made.content : Buffer.alloc(0);
    const document = await pdfium.loadDocument(content);
    expect(document.getPageCount()).toBe(1);
    const page = document.getPage(0);
    const size = page.getOriginalSize();
    expect(size.originalWidth / POINTS_PER_MM).toBeCloseTo(width, 0);
    expect(size.originalHeight / POINTS_PER_MM).toBeCloseTo(height, 0);
    const text = page.getText();
    document.destroy();
    for (const words of [WORDS.name, "Encuéntranos en", "Iztapalapa Local"]) expect(text).toContain(words);

    // What the page's tree holds stands in the file as it is.
    const parts = content.toString("latin1");
    const copies = file === "etiquetas.pdf" ? 12 : 1;
    const count = (role: string) => parts.split(`/S /${role}\n`).length - 1;
    expect(["Document", "H1"].map(count)).toEqual([1, copies]);
    expect(count("Figure")).toBe(file === "etiquetas.pdf" ? copies : 2);
    expect(count("P")).toBeGreaterThanOrEqual(2 * copies);
    expect(parts).toContain("/Lang (es-MX)");
    expect(parts).toContain("/Marked true");
    expect(parts).toContain("/DisplayDocTitle true");
    expect(parts).toMatch(/\/FontName \/[A-Z]{6}\+Inter/);
    expect(content.length).toBeLessThan(200_000);
  });

  it("writes letters where the outlines of its preview are", async () => {
    const typefaces = await shareTypefaces();
    const words = { ...WORDS, name: "Ávila y Őze: Tiffany 1:30", cover, logo };
    const made = await makePoster("cartel-a6.pdf", words, typefaces);
    const document = await pdfium.loadDocument(made.kind === "pdf" ? made.content : Buffer.alloc(0));
    const { data, width, height } = await document.getPage(0).render({ scale: 2, render: "bitmap" });
    document.destroy();
    const written = await sharp(data, { raw: { width, height, channels: 4 } })
      .blur(2)
      .greyscale()
      .raw()
      .toBuffer();
    const svg = previewSvg("cartel-a6.pdf", words, typefaces, width);
    const drawn = await sharp(Buffer.from(svg))
      .resize(width, height, { fit: "fill" })
      .ensureAlpha()
      .blur(2)
      .greyscale()
      .raw()
      .toBuffer();
    const differing = written.filter((grey, at) => Math.abs(grey - (drawn[at] ?? 0)) > 64).length;
    expect(differing / written.length).toBeLessThan(0.002);
  });

  it("makes a picture of 1080 x 1920 for the status", async () => {
    const { width, height } = await pixelsOf("estado-whatsapp.jpg");
    expect([width, height]).toEqual([1080, 1920]);
  });

  it("shows the cover in full, and ink of 60 % over its foot", async () => {
    const { data, width, height } = await pixelsOf("estado-whatsapp.jpg");
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
    expect(at(20, 20)).toEqual([255, 255, 255]);
    const foot = [11, 31, 58].map((ink) => 0.6 * ink + 0.4 * 255);
    for (const [index, channel] of at(20, height - 20).entries()) {
      expect(Math.abs(channel - (foot[index] ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  it("is shown before it is made as a picture of the same shape", async () => {
    const typefaces = await shareTypefaces();
    for (const file of POSTER_FILE_NAMES) {
      const svg = previewSvg(file, { ...WORDS, cover, logo }, typefaces, 300);
      const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
      const shape = POSTER_SIZES[file];
      expect(width / height).toBeCloseTo(shape.width / shape.height, 2);
    }
  });

  it.each([
    ["a long name", LONG],
    ["a word without end", "A".repeat(150)],
    ["emoji", "Tacos 🌮🌮 El Güero 🇲🇽"],
    ["no letter that can be drawn", "北京饭店 🥟"],
    ["signs of markup", `<b>"L&L"</b> & </svg>`],
    ["nothing", ""],
  ])("can be scanned with %s in the name", async (_, name) => {
    expect(await readCode(await pixelsOf("cartel-a6.pdf", { ...WORDS, name }, false))).toBe(CODE);
  });

  it("shows the logo where there is one", async () => {
    const isGreen = ({ data }: Pixels) =>
      data.some((red, at) => at % 4 === 0 && red < 60 && (data[at + 1] ?? 0) > 200 && (data[at + 2] ?? 0) < 60);
    for (const file of ["cartel-a4.pdf", "estado-whatsapp.jpg"] as const) {
      expect([isGreen(await pixelsOf(file)), isGreen(await pixelsOf(file, WORDS, false))]).toEqual([true, false]);
    }
  });
});
