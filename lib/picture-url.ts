import { toText } from "@/lib/row";

export type PictureBucket = "negocios" | "logos" | "portadas" | "promociones" | "gallery" | "business_assets";

const PUBLIC_OBJECT_PATH = "/storage/v1/object/public/";
/** Storage accepts none of these in an object's name. */
const FORBIDDEN_IN_PATH = /["<>[\]{}|^`]/;
const FILE_EXTENSION = /\.[a-z0-9]{2,5}$/i;
/** Only a base for `new URL`; it never appears in a result. */
const ANY_ORIGIN = "https://site.invalid";

function parseUrl(text: string): URL | null {
  return URL.canParse(text, ANY_ORIGIN) ? new URL(text, ANY_ORIGIN) : null;
}

function fromAbsoluteUrl(text: string): string | null {
  const url = parseUrl(text);
  if (!url || url.username || url.password) return null;
  // Stored while the backend had another address: the object is found under the site's own.
  if (url.pathname.startsWith(PUBLIC_OBJECT_PATH)) return `${url.pathname}${url.search}`;
  return url.protocol === "https:" ? url.href : null;
}

function fromStoragePath(path: string, bucket: PictureBucket): string | null {
  const folder = `${PUBLIC_OBJECT_PATH}${bucket}/`;
  const url = FORBIDDEN_IN_PATH.test(path) ? null : parseUrl(`${folder}${path}`);
  // Parsing resolves "..", so a path that leaves its bucket no longer begins with it.
  if (!url?.pathname.startsWith(folder) || !FILE_EXTENSION.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

/**
 * The address of a stored picture: site-relative for our own storage, so that it holds under every host and port.
 * A relative storage path belongs to `bucket`. Null for what is not a picture's address (other schemes, plain text).
 */
export function toPictureUrl(value: unknown, bucket: PictureBucket): string | null {
  const text = toText(value);
  if (text === null || text.includes("\\")) return null;
  if (/^https?:\/\//i.test(text)) return fromAbsoluteUrl(text);
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return null;
  if (!text.startsWith("/")) return fromStoragePath(text, bucket);
  const url = parseUrl(text);
  return url?.origin === ANY_ORIGIN ? `${url.pathname}${url.search}` : null;
}
