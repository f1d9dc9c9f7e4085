import "server-only";
import { drawInTurn } from "@/lib/images/server/drawing";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { drawPost, POST_PHOTO, POST_PICTURE } from "../draw-post";
import { drawStoryboard, SCENE_PICTURE } from "../draw-storyboard";
import { toSvg } from "../drawing";
import { toPdf } from "../to-pdf";
import { toneOf } from "../tone";
import { drawingKey, logoOf, pictureOf } from "./stored-picture";

/** Raise it when a drawing changes. */
const EDITION = 1;
const A4 = { width: 210, height: 297 } as const;

/** Nothing else of a business is on it: a visit makes no other picture. */
type Shop = { name: string; category: string; categorySlug: string | null; slug: string; logoUrl: string | null };

/** Returns a post's picture as jpeg; null when too many are being drawn. @throws when it cannot be drawn */
export function renderPost(shop: Shop, { headline, pictureUrl }: { headline: string; pictureUrl: string }) {
  return drawInTurn(drawingKey(EDITION, "post", shopOf(shop), headline, pictureUrl), async (compose, sample) => {
    const { title, text } = await shareTypefaces();
    const { categorySlug } = shop;
    const photo = await pictureOf(pictureUrl, { size: POST_PHOTO, categorySlug, compose });
    const logo = await logoOf(shop.logoUrl, compose);
    const name = title.known(shop.name) || title.known(shop.category);
    const drawing = drawPost(
      { title, text },
      {
        ...{ photo, logo, name },
        headline: title.known(headline) || name,
        address: toAbsoluteUrl(siteUrl(), routes.business(shop.slug)).replace(/^https?:\/\//, ""),
        tone: toneOf(await sample(logo ?? photo)),
      },
    );
    return compose({ ...POST_PICTURE, backdrop: Buffer.from(toSvg(drawing, POST_PICTURE.width)), layers: [] });
  });
}

const shopOf = ({ name, category, categorySlug, slug, logoUrl }: Shop): Shop => ({
  ...{ name, category, categorySlug, slug, logoUrl },
});

type Scene = { caption: string; voice: string; pictureUrl: string };

/** The script of a video, as PDF; null when too many are being drawn. @throws when it cannot be drawn */
export function renderStoryboard(shop: Shop, scenes: readonly Scene[], sceneSeconds: number) {
  return drawInTurn(drawingKey(EDITION, "storyboard", shopOf(shop), scenes), async (compose) => {
    const { title, text } = await shareTypefaces();
    const { categorySlug } = shop;
    const drawn = [];
    for (const { caption, voice, pictureUrl } of scenes) {
      const picture = await pictureOf(pictureUrl, { size: SCENE_PICTURE, categorySlug, compose });
      drawn.push({ caption: title.known(caption), voice: text.known(voice), picture });
    }
    const name = title.known(shop.name) || title.known(shop.category);
    return toPdf(drawStoryboard({ title, text }, name, drawn, sceneSeconds), A4, name);
  });
}
