import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { artworkCategory } from "@/lib/categories/categories";
import { SHARE_PICTURE, type ShareText, shareTextSvg } from "@/lib/seo/share-picture-svg";
import { type Compose, drawInTurn, fetchStored } from "./drawing";
import { shareTypefaces } from "./typeface";

export type SharePicture = ShareText & {
  categorySlug: string | null;
  /** Site-relative address of a stored picture; null: the category's artwork. */
  coverUrl: string | null;
};

/** Raise it when the drawing changes: previews are then fetched anew. */
const EDITION = 1;

/** Changes whenever the picture does: part of its address, and its ETag. */
export function sharePictureVersion({ kicker, title, place, categorySlug, coverUrl }: SharePicture): string {
  const content = JSON.stringify([EDITION, kicker, title, place, categorySlug, coverUrl]);
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

const artwork = (categorySlug: string | null, kind: "og" | "og-fondo"): Promise<Buffer> =>
  readFile(path.join(process.cwd(), "public/categorias", `${artworkCategory(categorySlug)}-${kind}.webp`));

async function draw(picture: SharePicture, compose: Compose): Promise<Buffer> {
  const { categorySlug, coverUrl } = picture;
  const text = Buffer.from(shareTextSvg(picture, await shareTypefaces()));
  const layers = [await artwork(categorySlug, "og"), text];
  const over = (backdrop: Buffer) => compose({ ...SHARE_PICTURE, backdrop, layers });
  const ownArtwork = async () => over(await artwork(categorySlug, "og-fondo"));
  // A cover that is gone or broken is no reason to have no preview.
  return coverUrl ? fetchStored(coverUrl).then(over).catch(ownArtwork) : ownArtwork();
}

/** The picture of a link preview as jpeg, 1200 x 630; null when too many are being drawn. */
export const renderSharePicture = (picture: SharePicture): Promise<Buffer | null> =>
  drawInTurn(sharePictureVersion(picture), (compose) => draw(picture, compose));
