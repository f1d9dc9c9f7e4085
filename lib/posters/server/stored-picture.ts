import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { categoryArtworkPath } from "@/lib/categories/categories";
import { type Compose, fetchStored } from "@/lib/images/server/drawing";
import { siteUrl } from "@/lib/site-url";

type Size = { width: number; height: number };

/** Enough for a printed logo of four centimetres. */
const LOGO = { width: 480, height: 480 } as const;

/** The logo as a square of jpeg; null where there is none, or it is gone or broken, which is no reason to have no poster. */
export async function logoOf(logoUrl: string | null, compose: Compose): Promise<Buffer | null> {
  if (!logoUrl) return null;
  return fetchStored(logoUrl)
    .then((backdrop) => compose({ ...LOGO, backdrop, layers: [] }))
    .catch(() => null);
}

const artwork = (categorySlug: string | null): Promise<Buffer> =>
  readFile(path.join(process.cwd(), "public", categoryArtworkPath(categorySlug)));

/** A picture of a business cut to a size, as jpeg; its category's drawing in place of one that is gone or broken. */
export async function pictureOf(
  url: string,
  { size, categorySlug, compose }: { size: Size; categorySlug: string | null; compose: Compose },
): Promise<Buffer> {
  const cut = (backdrop: Buffer) => compose({ ...size, backdrop, layers: [] });
  const own = async () => cut(await artwork(categorySlug));
  return url === categoryArtworkPath(categorySlug) ? own() : fetchStored(url).then(cut).catch(own);
}

/** Key of a drawing: what it is made of, and the edition of how. */
export const drawingKey = (...content: unknown[]): string =>
  createHash("sha256")
    .update(JSON.stringify([siteUrl(), ...content]))
    .digest("hex");
