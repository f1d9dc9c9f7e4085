import { toText } from "@/lib/database-rows/row";
import { PICTURE_BUCKETS, type PictureBucket } from "@/lib/storage/stored-path";

const PUBLIC_OBJECT_PATH = "/storage/v1/object/public/";
const STORED_PICTURE = new RegExp(`^${PUBLIC_OBJECT_PATH}(?:${PICTURE_BUCKETS.join("|")})/`);
/** Storage accepts none of these in an object's name. */
const FORBIDDEN_IN_PATH = /["<>[\]{}|^`]/;
const FILE_EXTENSION = /\.[a-z0-9]{2,5}$/i;
/** Only a base for `new URL`; it never appears in a result. */
const ANY_ORIGIN = "https://site.invalid";

function parseUrl(text: string): URL | null {
  return URL.canParse(text, ANY_ORIGIN) ? new URL(text, ANY_ORIGIN) : null;
}

/** An address of our storage, under whatever host it was kept: the object is found under the site's own. */
function fromAddress(text: string): string | null {
  const url = parseUrl(text);
  if (!url || url.username || url.password || !STORED_PICTURE.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

function fromStoragePath(path: string, bucket: PictureBucket): string | null {
  const folder = `${PUBLIC_OBJECT_PATH}${bucket}/`;
  const url = FORBIDDEN_IN_PATH.test(path) ? null : parseUrl(`${folder}${path}`);
  // Parsing resolves "..", so a path that leaves its bucket no longer begins with it.
  if (!url?.pathname.startsWith(folder) || !FILE_EXTENSION.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

/** Site-relative address of a stored picture, in `bucket` for a relative path. Null for all else: foreign hosts are not loaded (content
 * security policy), and other paths of the site would be requests at an owner's wish. */
export function toPictureUrl(value: unknown, bucket: PictureBucket): string | null {
  const text = toText(value);
  if (text === null || text.includes("\\")) return null;
  if (/^https?:\/\//i.test(text)) return fromAddress(text);
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || text.startsWith("//")) return null;
  return text.startsWith("/") ? fromAddress(text) : fromStoragePath(text, bucket);
}
