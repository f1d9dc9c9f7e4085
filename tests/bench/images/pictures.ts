import {
  avifBomb,
  gifBomb,
  jpegBomb,
  jpegSegments,
  pngBomb,
  pngComments,
  pngProfile,
  webpBomb,
  webpPicture,
} from "@/tests/support/picture-bombs";
import { noise, photograph, plain, withFramesRepeated } from "./photographs";

type Picture = readonly [name: string, make: () => Buffer | Promise<Buffer>];

const SMALL = { width: 100, height: 100 };
const LARGEST = { width: 7000, height: 7000 };

/** Pictures of owners. */
export const PHOTOGRAPHS: readonly Picture[] = [
  ["12 megapixels", async () => (await photograph(4000, 3000)).jpeg({ quality: 88 }).toBuffer()],
  ["24 megapixels", async () => (await photograph(6000, 4000)).jpeg({ quality: 85 }).toBuffer()],
  [
    "24 megapixels, progressive",
    async () => (await photograph(6000, 4000)).jpeg({ quality: 80, progressive: true }).toBuffer(),
  ],
  ["48 megapixels", async () => (await photograph(8000, 6000)).jpeg({ quality: 70 }).toBuffer()],
  ["screenshot, PNG", async () => (await photograph(1080, 2400)).png().toBuffer()],
];

/** Pictures that cost far more than they weigh. */
export const BOMBS: readonly Picture[] = [
  ["JPEG, 900 scans", () => jpegBomb({ width: 1600, height: 1200, scans: 900 })],
  ["JPEG, 100,000 scans", () => jpegBomb({ ...LARGEST, scans: 100_000 })],
  ["JPEG, 2,000,000 segments", () => jpegBomb({ ...SMALL, extra: jpegSegments(2_000_000) })],
  [
    "JPEG of escaped bytes",
    () => jpegBomb({ ...SMALL, scans: 33, extra: Buffer.alloc(11_000_000, "\xff\0", "latin1") }),
  ],
  ["PNG, 8 GB of comments", () => pngBomb({ ...SMALL, extra: pngComments(1000, 8) })],
  ["PNG, 900 megapixels", () => pngBomb({ width: 30_000, height: 30_000, rows: 1 })],
  ["GIF, 500,000 frames", () => gifBomb({ ...SMALL, frames: 500_000 })],
  ["WebP, 150,000 frames", () => webpBomb({ ...SMALL, frames: 150_000 })],
  ["WebP, a canvas of 256 megapixels", () => webpBomb({ width: 16_000, height: 16_000, frames: 1 })],
  ["AVIF, a grid", () => avifBomb({ ...SMALL, types: ["grid", "av01"] })],
  ["AVIF, its bytes 60,000 times", () => avifBomb({ ...SMALL, extents: 60_000 })],
  [
    "AVIF, a frame 9,000 times",
    async () => withFramesRepeated(await plain(3000, 3000).avif({ effort: 0 }).toBuffer(), 9000),
  ],
];

/** Within the bounds on bytes and pixels, what costs the most. */
export const DEAREST: readonly Picture[] = [
  ["JPEG, 32 scans of 49 megapixels", () => jpegBomb({ ...LARGEST, scans: 32 })],
  ["PNG, 49 megapixels of 16 bits", () => pngBomb(LARGEST)],
  ["PNG, the same interlaced", () => pngBomb({ ...LARGEST, interlaced: true })],
  ["PNG, 16 MB of comments", () => pngBomb({ ...SMALL, extra: pngComments(16, 1) })],
  ["PNG, a profile of 200 MB", () => pngBomb({ ...SMALL, extra: pngProfile(200) })],
  ["GIF, 49 megapixels", () => plain(7000, 7000).gif().toBuffer()],
  ["GIF, 1,000 frames", () => gifBomb({ ...SMALL, frames: 1000 })],
  ["WebP, 49 megapixels", () => webpPicture(7000, 7000)],
  ["WebP, an animation of 49 megapixels", () => webpBomb({ ...LARGEST, frames: 300 })],
  ["noise of 1600 x 6000", () => noise(1600, 6000).jpeg({ quality: 80 }).toBuffer()],
  ["noise of 49 megapixels", () => noise(7000, 7000).jpeg({ quality: 20 }).toBuffer()],
  ["AVIF, 49 megapixels", () => plain(7000, 7000).avif({ effort: 0 }).toBuffer()],
];
