const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

const BRAND_BYTES = 4;
const FIRST_BRAND = 8;
/** After the main brand comes a version number, then the brands that the file is compatible with. */
const FURTHER_BRANDS = 16;
const MAX_BRAND_BYTES = 128;

/** The brands of an ISO media file (AVIF, HEIC, video); none for anything else. */
function mediaBrands(bytes: Uint8Array): string[] {
  if (latin1(bytes, 4, FIRST_BRAND) !== "ftyp") return [];
  const boxBytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(boxBytes, bytes.length, MAX_BRAND_BYTES);
  const brands = [latin1(bytes, FIRST_BRAND, FIRST_BRAND + BRAND_BYTES)];
  for (let at = FURTHER_BRANDS; at + BRAND_BYTES <= end; at += BRAND_BYTES) {
    brands.push(latin1(bytes, at, at + BRAND_BYTES));
  }
  return brands;
}

const HEIC_BRANDS: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Tells a picture's format by its first bytes, never by name or declared type; "heic" and "pdf" are known to be refused by name. */
export function sniffPicture(bytes: Uint8Array): "picture" | "heic" | "pdf" | "not-a-picture" {
  const start = latin1(bytes, 0, 12);
  if (start.startsWith("%PDF-")) return "pdf";
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP)/s.test(start)) return "picture";
  const brands = mediaBrands(bytes);
  if (brands.includes("avif") || brands.includes("avis")) return "picture";
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : "not-a-picture";
}
