import "server-only";
import { createHash } from "node:crypto";
import { type Compose, drawInTurn } from "@/lib/images/server/drawing";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { makePoster, STATUS_PICTURE } from "../make-poster";
import type { Poster, PosterFileName } from "../poster";
import { logoOf } from "./stored-picture";

/** Raise it when a drawing changes. */
const EDITION = 1;
async function render(file: PosterFileName, poster: Poster, compose: Compose): Promise<Buffer> {
  const typefaces = await shareTypefaces();
  const page = toAbsoluteUrl(siteUrl(), routes.business(poster.slug));
  const words = {
    name: typefaces.title.known(poster.name) || typefaces.title.known(poster.category),
    code: toAbsoluteUrl(siteUrl(), routes.businessCode(poster.slug)),
    address: page.replace(/^https?:\/\//, ""),
    logo: await logoOf(poster.logoUrl, compose),
  };
  const made = await makePoster(file, words, typefaces);
  if (made.kind === "pdf") return made.content;
  return compose({ ...STATUS_PICTURE, backdrop: Buffer.from(made.svg), layers: [] });
}

/** A file of a business, as POSTER_FILES says; null when too many are being drawn. @throws when it cannot be drawn */
export function renderPoster(file: PosterFileName, poster: Poster): Promise<Buffer | null> {
  const content = JSON.stringify([EDITION, file, siteUrl(), poster]);
  const key = createHash("sha256").update(content).digest("hex");
  return drawInTurn(key, (compose) => render(file, poster, compose));
}
