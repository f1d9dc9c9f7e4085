import { decodePercent } from "../text/percent";

const KB = 1024;
const MB = 1024 * KB;

/** Bytes of a form with pictures: a telephone's photograph has 3 to 8 MB, and the form sends several. */
export const PICTURE_FORM_BYTES = 16 * MB;

/** Bytes of the form with a file to import: a larger one is sent in parts, by script. */
const IMPORT_FORM_BYTES = 15 * MB;

export const PAGE_FORM_BYTES = 256 * KB;

/** Bytes by path: the first that fits the decoded path. A new form with pictures needs a row here, and no other setting. */
const LIMITS: readonly (readonly [path: RegExp, bytes: number])[] = [
  [/^\/auth\/v1(?:\/|$)/, 64 * KB],
  [/^\/rest\/v1(?:\/|$)/, MB],
  // Names and options of stored objects, not objects.
  [/^\/storage\/v1\/object\/(?:authenticated|copy|info|list(?:-v2)?|move|public|sign)(?:\/|$)/, 64 * KB],
  // Above what a bucket takes: storage itself says, in its own words, that a picture is too large.
  [/^\/storage\/v1\/object\/[^/]+\/./, 6 * MB],
  [/^\/storage\/v1(?:\/|$)/, 64 * KB],
  [/^\/realtime\/v1(?:\/|$)/, 0],
  [/^\/simulador(?:\/|$)/, 16 * KB],
  [/^\/api(?:\/|$)/, 64 * KB],
  [/^\/_next(?:\/|$)/, 0],
  [/^\/registro$/, PICTURE_FORM_BYTES],
  [/^\/reclamar\/[^/]+$/, PICTURE_FORM_BYTES],
  [/^\/mi-negocio\/(?:fotos|fotos\/subir|promociones|menu|menu\/leer)$/, PICTURE_FORM_BYTES],
  [/^\/admin\/importar$/, IMPORT_FORM_BYTES],
  [/^\/admin\/negocios\/[^/]+$/, PICTURE_FORM_BYTES],
];

/** Most bytes of a body. @param path percent-encoded or not: whoever answers may decode it. */
export function maxBodyBytes(path: string): number {
  const plain = decodePercent(path);
  return LIMITS.find(([each]) => each.test(plain))?.[1] ?? PAGE_FORM_BYTES;
}
