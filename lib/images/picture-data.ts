export type PictureFacts = {
  alt: string | null;
  /** A tiny webp in base64, for the time until it has come. */
  blur: string | null;
};

/** By the paths of pictures within their buckets: ask with `pictureFacts`. */
export type PictureData = Readonly<Record<string, PictureFacts>>;

export const MAX_ALT_CHARACTERS = 150;
const BLUR = /^UklGR[A-Za-z0-9+/]{1,395}={0,2}$/;
const BUCKET = /^\/storage\/v1\/object\/public\/[a-z_]+\//;
const NOTHING: PictureFacts = { alt: null, blur: null };

export const picturePath = (url: string): string => url.replace(BUCKET, "");

const textOf = (value: unknown, isRight: (text: string) => boolean): string | null =>
  typeof value === "string" && isRight(value) ? value : null;

function toFacts(value: unknown): PictureFacts {
  if (typeof value !== "object" || value === null) return NOTHING;
  const fields = new Map<string, unknown>(Object.entries(value));
  return {
    alt: textOf(fields.get("alt"), (text) => text !== ""),
    blur: textOf(fields.get("blur"), (text) => BLUR.test(text)),
  };
}

/** Reads `imagenes_datos`; what is not as it should be is left out. */
export const readPictureData = (value: unknown): PictureData =>
  Object.fromEntries(
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([path, facts]) => [path, toFacts(facts)] as const)
      : [],
  );

export function pictureFacts(data: PictureData, url: string): PictureFacts {
  const path = picturePath(url);
  return (Object.hasOwn(data, path) && data[path]) || NOTHING;
}
