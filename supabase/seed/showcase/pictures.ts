import { createHash } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { smallerPicture, storedPictureName } from "@/lib/images/picture-sizes";
import { storeObject } from "@/lib/storage/server/objects";
import { type PictureBucket, storedPath } from "@/lib/storage/stored-path";
import { logoSvg, tradeSvg } from "@/supabase/seed/artwork/showcase-pictures";
import { type DrawnPicture, drawnWebp } from "@/supabase/seed/showcase/drawn-pictures";
import type { ShowcaseBusiness } from "@/supabase/seed/showcase/showcase-businesses";

const COVER_SIZE = { width: 1200, height: 675 };
const GALLERY_SIZE = { width: 960, height: 720 };
const PROMOTION_SIZE = { width: 800, height: 600 };
const LOGO_WIDTH = 512;
const YEAR_S = 31_536_000;

export type StoredPictures = {
  cover: string | null;
  logo: string | null;
  gallery: string[];
  promotion: string | null;
  promotions: (string | null)[];
};

export async function storePictures(client: SupabaseClient, business: ShowcaseBusiness): Promise<StoredPictures> {
  const { id, category, props, number, slug, pictures, promotions, legacy } = business;
  const trade = { category, props, shop: number };
  const draw = (seed: number, size: typeof COVER_SIZE) => drawnWebp(tradeSvg(trade, seed, size), size.width);
  const upload = async (bucket: PictureBucket, path: string, content: Buffer) => {
    const options = { contentType: "image/webp", cacheSeconds: YEAR_S, replaces: true };
    const stored = await storeObject(client, storedPath(bucket, path), content, options);
    if (!stored.ok) throw new Error(`${bucket}/${path} could not be stored: ${stored.code}`);
  };
  const store = async (bucket: PictureBucket, folder: string, drawn: Promise<DrawnPicture>) => {
    const { content, width, narrower } = await drawn;
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
    const path = storedPictureName(`${folder}${id}/${slug}`, hash, width);
    await upload(bucket, path, content);
    for (const each of narrower) await upload(bucket, smallerPicture(path, each.width), each.content);
    return path;
  };
  const promotionPicture = (seed: number | null) =>
    seed === null ? null : store("promociones", "", draw(seed, PROMOTION_SIZE));
  const { cover, logo, gallery, promotion } = pictures;
  const [coverBucket, coverFolder] =
    legacy.cover === "imagen_url" ? (["negocios", "imagenes/"] as const) : (["portadas", ""] as const);
  return {
    cover: cover === null ? null : await store(coverBucket, coverFolder, draw(cover, COVER_SIZE)),
    logo: logo === null ? null : await store("logos", "", drawnWebp(logoSvg(trade, logo), LOGO_WIDTH)),
    gallery: await Promise.all(gallery.map((seed) => store("negocios", "gallery/", draw(seed, GALLERY_SIZE)))),
    promotion: await promotionPicture(promotion),
    promotions: await Promise.all(promotions.map(({ picture }) => promotionPicture(picture))),
  };
}
