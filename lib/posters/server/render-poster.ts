import "server-only";
import { createHash } from "node:crypto";
import { type Compose, drawInTurn, fetchStored } from "@/lib/images/server/drawing";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { makePoster, STATUS_PICTURE } from "../make-poster";
import type { Poster, PosterFileName } from "../poster";

/** Raise it when a drawing changes. */
const EDITION = 1;
/** Pixels: enough for a printed logo of four centimetres. */
const LOGO_SIDE = 480;

async function logoOf(logoUrl: string | null, compose: Compose): Promise<Buffer | null> {
  if (!logoUrl) return null;
  // A logo that is gone or broken is no reason to have no poster.
  return fetchStored(logoUrl)
    .then((backdrop) => compose({ width: LOGO_SIDE, height: LOGO_SIDE, backdrop, layers: [] }))
    .catch(() => null);
}

async function render(file: PosterFileName, poster: Poster, compose: Compose): Promise<Buffer> {
  const typefaces = await shareTypefaces();
  const page = toAbsoluteUrl(siteUrl(), routes.business(poster.slug));
  const words = {
    name: typefaces.title.known(poster.name) || typefaces.title.known(poster.category),
    code: toAbsoluteUrl(siteUrl(), routes.businessCode(poster.slug)),
    address: page.replace(/^https?:\/\//, ""),
  };
  const made = await makePoster(file, words, { typefaces, logo: await logoOf(poster.logoUrl, compose) });
  if (made.kind === "pdf") return made.content;
  return compose({ ...STATUS_PICTURE, backdrop: Buffer.from(made.svg), layers: [] });
}

/** A file of a business, as POSTER_FILES says; null when too many are being drawn. @throws when it cannot be drawn */
export function renderPoster(file: PosterFileName, poster: Poster): Promise<Buffer | null> {
  const content = JSON.stringify([EDITION, file, siteUrl(), poster]);
  const key = createHash("sha256").update(content).digest("hex");
  return drawInTurn(key, (compose) => render(file, poster, compose));
}
