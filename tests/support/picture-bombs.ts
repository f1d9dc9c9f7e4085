import { crc32, deflateSync } from "node:zlib";

// Pictures that cost far more than they weigh. Made by hand: no encoder writes them.

const bytes = (...parts: (number | string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "number" ? Buffer.of(part) : Buffer.from(part as string))));

const uint16 = (value: number): Buffer => Buffer.of(value >> 8, value & 0xff);
const uint16LE = (value: number): Buffer => Buffer.of(value & 0xff, value >> 8);
const uint24LE = (value: number): Buffer => Buffer.of(value & 0xff, (value >> 8) & 0xff, value >> 16);
const uint32 = (value: number): Buffer => bytes(uint16(value >>> 16), uint16(value & 0xffff));
const uint32LE = (value: number): Buffer => uint32(value).reverse();

/** `count` times what is made of the index. */
const repeated = (count: number, part: (index: number) => Uint8Array): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, index) => part(index)));

const segment = (marker: number, ...content: (number | string | Uint8Array)[]): Buffer => {
  const data = bytes(...content);
  return bytes(0xff, marker, uint16(data.length + 2), data);
};

const CODE_LENGTHS = 16;
/** A Huffman table with one code, of one bit: zero. */
const huffman = (kind: number, symbol: number): Buffer =>
  segment(0xc4, kind, 1, Buffer.alloc(CODE_LENGTHS - 1), symbol);

/** This many empty blocks in a code of 15 bits, all of them zeros. */
const LONGEST_RUN = { symbol: 0xe0, blocks: 2 ** 14, bits: 15 };

/** Of one component, from one coefficient to another: `bits` zeros. */
const scan = (from: number, to: number, bits: number): Buffer =>
  bytes(segment(0xda, 1, 1, 0x00, from, to, 0x00), Buffer.alloc(Math.ceil(bits / 8)));

const PROGRESSIVE = 0xc2;
const BLOCK = 8;

type JpegOptions = {
  width: number;
  height: number;
  scans?: number;
  extra?: Buffer;
};

/** A grey JPEG of as many scans as one likes: some bytes each, and the decoder goes over every block for each of them. */
export function jpegBomb({ width, height, scans = 1, extra }: JpegOptions): Buffer {
  const blocks = Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK);
  const again = scan(1, 63, Math.ceil(blocks / LONGEST_RUN.blocks) * LONGEST_RUN.bits);
  return bytes(
    Buffer.of(0xff, 0xd8),
    extra ?? "",
    segment(0xdb, 0, Buffer.alloc(64, 1)),
    segment(PROGRESSIVE, 8, uint16(height), uint16(width), 1, 1, 0x11, 0),
    huffman(0x00, 0),
    huffman(0x10, LONGEST_RUN.symbol),
    scan(0, 0, blocks),
    repeated(scans - 1, () => again),
    Buffer.of(0xff, 0xd9),
  );
}

/** Segments that say nothing. */
export const jpegSegments = (count: number): Buffer => repeated(count, () => segment(0xe5));

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = bytes(type, data);
  return bytes(uint32(data.length), body, uint32(crc32(body)));
};

const MEGABYTE = 1024 * 1024;
/** 16 bits for each of red, green, blue and opacity. */
const PNG_PIXEL_BYTES = 8;

type PngOptions = { width: number; height: number; rows?: number; extra?: Buffer; interlaced?: boolean };

/** A black PNG with 16 bits a colour: a thousandth of what it unpacks to. With fewer `rows` than its height it is cut off. */
export function pngBomb({ width, height, rows = height, extra, interlaced = false }: PngOptions): Buffer {
  // Each row begins with a byte of its own, also those that an interlaced picture is made of.
  const pixels = rows * (width * PNG_PIXEL_BYTES + 2);
  return bytes(
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", bytes(uint32(width), uint32(height), 16, 6, 0, 0, interlaced ? 1 : 0)),
    extra ?? "",
    chunk("IDAT", deflateSync(Buffer.alloc(pixels))),
    chunk("IEND", Buffer.alloc(0)),
  );
}

/** Compressed comments of a PNG, each of `megabytes` when it is unpacked. */
export function pngComments(count: number, megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * MEGABYTE, "a"));
  return repeated(count, (index) => chunk("zTXt", bytes(`nota ${index}`, 0, 0, packed)));
}

/** A colour profile of a PNG. */
export const pngProfile = (megabytes: number): Buffer =>
  chunk(
    "iCCP",
    bytes("perfil", 0, 0, deflateSync(bytes(uint32(megabytes * MEGABYTE), Buffer.alloc(megabytes * MEGABYTE)))),
  );

type Frames = { width: number; height: number; frames: number; frameWidth?: number; frameHeight?: number };

/** An animation of frames that paint nothing. */
export function gifBomb({ width, height, frames, frameWidth = 1, frameHeight = 1 }: Frames): Buffer {
  const frame = bytes(",", uint32(0), uint16LE(frameWidth), uint16LE(frameHeight), 0, 2, 2, Buffer.of(0x44, 0x01), 0);
  const screen = bytes(uint16LE(width), uint16LE(height), 0x80, 0, 0, Buffer.alloc(6));
  return bytes(
    "GIF89a",
    screen,
    repeated(frames, () => frame),
    ";",
  );
}

const riff = (name: string, data: Uint8Array): Buffer =>
  bytes(name, uint32LE(data.length), data, Buffer.alloc(data.length % 2));

/** One colour for all pixels, which takes no bit of any. */
const losslessPixels = (width: number, height: number): Buffer => {
  const size = (width - 1) | ((height - 1) << 14);
  return riff("VP8L", bytes(0x2f, uint32LE(size), Buffer.from("8888080888", "hex"), Buffer.alloc(8)));
};

/** An animation in a canvas of its own. */
export function webpBomb({ width, height, frames, frameWidth = 1, frameHeight = 1 }: Frames): Buffer {
  const ANIMATED = 0x02;
  const frame = bytes(uint24LE(0), uint24LE(0), uint24LE(frameWidth - 1), uint24LE(frameHeight - 1), uint32LE(100));
  const content = bytes(
    "WEBP",
    riff("VP8X", bytes(uint32LE(ANIMATED), uint24LE(width - 1), uint24LE(height - 1))),
    riff("ANIM", Buffer.alloc(6)),
    repeated(frames, () => riff("ANMF", bytes(frame, losslessPixels(frameWidth, frameHeight)))),
  );
  return riff("RIFF", content);
}

/** A WebP of one picture and nothing else. */
export const webpPicture = (width: number, height: number): Buffer =>
  riff("RIFF", bytes("WEBP", losslessPixels(width, height)));

const box = (type: string, ...content: (number | string | Uint8Array)[]): Buffer => {
  const data = bytes(...content);
  return bytes(uint32(data.length + 8), type, data);
};
/** With a version and no flags. */
const fullBox = (type: string, version: number, ...content: (number | string | Uint8Array)[]): Buffer =>
  box(type, uint32(version * 2 ** 24), ...content);

type AvifOptions = { width: number; height: number; types?: readonly string[]; extents?: number };

/** AVIF with an empty frame whose items follow `types`, each of so many extents. */
export function avifBomb({ width, height, types = ["av01"], extents = 1 }: AvifOptions): Buffer {
  const coded = Buffer.of(0x32, 0x00);
  const start = bytes(box("ftyp", "avif", uint32(0), "avifmif1"), box("mdat"));
  const place = bytes(uint32(start.length), uint32(coded.length));
  const items = types.map((type, index) => fullBox("infe", 2, uint16(index + 1), uint16(0), type, 0));
  const itemPlaces = types.map((_, index) =>
    bytes(
      uint16(index + 1),
      uint16(0),
      uint16(extents),
      repeated(extents, () => place),
    ),
  );
  const meta = fullBox(
    "meta",
    0,
    fullBox("pitm", 0, uint16(1)),
    fullBox("iloc", 0, 0x44, 0x00, uint16(types.length), ...itemPlaces),
    fullBox("iinf", 0, uint16(types.length), ...items),
    box("iprp", box("ipco", fullBox("ispe", 0, uint32(width), uint32(height)))),
  );
  return bytes(start.subarray(0, -8), box("mdat", coded), meta);
}
