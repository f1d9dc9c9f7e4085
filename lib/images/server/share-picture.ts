import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { artworkCategory } from "@/lib/categories/categories";
import { requireSupabase } from "@/lib/env";
import { SHARE_PICTURE, type ShareText, shareTextSvg } from "@/lib/seo/share-picture-svg";
import { PictureProcess } from "./picture-process";
import { PictureQueue } from "./picture-queue";
import { shareTypefaces } from "./typeface";

/** What a link preview is made of. */
export type SharePicture = ShareText & {
  categorySlug: string | null;
  /** Site-relative address of a stored picture; null: the category's artwork. */
  coverUrl: string | null;
};

/** Raise it when the drawing changes: previews are then fetched anew. */
const EDITION = 1;
const COVER_TIMEOUT_MS = 4000;
const KEPT_BYTES = 24 * 1024 * 1024;
const LONGEST_QUEUE = 24;

const queue = new PictureQueue({ keptBytes: KEPT_BYTES, longestQueue: LONGEST_QUEUE });
/** One of its own: previews and sent pictures do not wait for each other. */
const drawing = new PictureProcess();

/** Changes whenever the picture does: part of its address, and its ETag. */
export function sharePictureVersion({ kicker, title, place, categorySlug, coverUrl }: SharePicture): string {
  const content = JSON.stringify([EDITION, kicker, title, place, categorySlug, coverUrl]);
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

const artwork = (categorySlug: string | null, kind: "og" | "og-fondo"): Promise<Buffer> =>
  readFile(path.join(process.cwd(), "public/categorias", `${artworkCategory(categorySlug)}-${kind}.webp`));

async function fetchCover(coverUrl: string): Promise<Buffer> {
  const response = await fetch(new URL(coverUrl, requireSupabase().url), {
    signal: AbortSignal.timeout(COVER_TIMEOUT_MS),
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`the cover was answered with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function draw(picture: SharePicture): Promise<Buffer> {
  const { categorySlug, coverUrl } = picture;
  const text = Buffer.from(shareTextSvg(picture, await shareTypefaces()));
  const layers = [await artwork(categorySlug, "og"), text];
  const compose = async (backdrop: Buffer) => {
    const composed = await drawing.run("composeJpeg", { ...SHARE_PICTURE, backdrop, layers });
    if (!composed.ok) throw new Error(`a link preview was not drawn: ${composed.code}`);
    return composed.value;
  };
  const ownArtwork = async () => compose(await artwork(categorySlug, "og-fondo"));
  // A cover that is gone or broken is no reason to have no preview.
  return coverUrl ? fetchCover(coverUrl).then(compose).catch(ownArtwork) : ownArtwork();
}

/** The picture of a link preview as jpeg, 1200 x 630; null when too many are being drawn. */
export const renderSharePicture = (picture: SharePicture): Promise<Buffer | null> =>
  queue.get(sharePictureVersion(picture), () => draw(picture));
