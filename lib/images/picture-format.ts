import { latin1 } from "./server/formats/inspection";

/** Pictures that are taken; what they are is read from their content, never from a name or a declared type. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif";

const BRAND_BYTES = 4;
const FIRST_BRAND = 8;
/** After the main brand comes a version number, then the brands that the file is compatible with. */
const FURTHER_BRANDS = 16;
const MOST_BRAND_BYTES = 128;

/** The brands of an ISO media file (AVIF, HEIC, video); none for anything else. */
function mediaBrands(bytes: Uint8Array): string[] {
  if (latin1(bytes, 4, FIRST_BRAND) !== "ftyp") return [];
  const boxBytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(boxBytes, bytes.length, MOST_BRAND_BYTES);
  const brands = [latin1(bytes, FIRST_BRAND, FIRST_BRAND + BRAND_BYTES)];
  for (let at = FURTHER_BRANDS; at + BRAND_BYTES <= end; at += BRAND_BYTES) {
    brands.push(latin1(bytes, at, at + BRAND_BYTES));
  }
  return brands;
}

const HEIC_BRANDS: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** What a file is by its first bytes. "heic" is what iPhones keep, "pdf" what scanners make: recognised to be refused by name. */
export function sniffPicture(bytes: Uint8Array): PictureFormat | "heic" | "pdf" | null {
  const start = latin1(bytes, 0, 12);
  if (start.startsWith("%PDF-")) return "pdf";
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("GIF87a") || start.startsWith("GIF89a")) return "gif";
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "webp";
  const brands = mediaBrands(bytes);
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : null;
}
