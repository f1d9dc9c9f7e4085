/** Buckets whose objects everybody may read by their address. */
export const PICTURE_BUCKETS = ["negocios", "logos", "portadas", "promociones", "gallery", "business_assets"] as const;
/** Buckets that the server's key alone reads. */
const PRIVATE_BUCKETS = ["borradores", "menus", "comprobantes", "importaciones"] as const;

export type PictureBucket = (typeof PICTURE_BUCKETS)[number];
export type Bucket = PictureBucket | (typeof PRIVATE_BUCKETS)[number];

declare const isParsed: unique symbol;

/** Place of an object, made by the parsers of this file alone: storage is asked for nothing else (`objects.ts`). */
export type StoredPath<B extends Bucket = Bucket> = {
  readonly bucket: B;
  readonly path: string;
  readonly [isParsed]: true;
};

const MAX_CHARACTERS = 500;
/** Segments as in `private.is_picture`: nothing encoded, none of dots alone, no query. */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const PUBLIC_OBJECT = /^\/storage\/v1\/object\/public\/([a-z_]+)\/(.+)$/;

/** Reads a path within a bucket that the caller names; null for whatever the server would not have stored. */
export function parseStoredPath<B extends Bucket>(bucket: B, path: string): StoredPath<B> | null {
  if (path.length > MAX_CHARACTERS || !PATH.test(path)) return null;
  return { bucket, path } as StoredPath<B>;
}

/** A path that the server makes or that the database names. @throws when it is none. */
export function storedPath<B extends Bucket>(bucket: B, path: string): StoredPath<B> {
  const parsed = parseStoredPath(bucket, path);
  if (parsed === null) throw new Error(`not the path of an object in ${bucket}`);
  return parsed;
}

/** Reads an object's bucket and path as a row of the database names them; null for a bucket that is not among `buckets`. */
export function parseObject<B extends Bucket>(
  { bucket, path }: { bucket: string; path: string },
  buckets: readonly B[],
): StoredPath<B> | null {
  const known = buckets.find((each) => each === bucket);
  return known === undefined ? null : parseStoredPath(known, path);
}

/** Reads the site-relative address of a stored picture; null for one of a bucket that is not among `buckets`. */
export function parsePublicAddress<B extends PictureBucket>(
  address: string,
  buckets: readonly B[],
): StoredPath<B> | null {
  const [, bucket = "", path = ""] = PUBLIC_OBJECT.exec(address) ?? [];
  return parseObject({ bucket, path }, buckets);
}
