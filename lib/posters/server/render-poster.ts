import "server-only";
import { categoryArtworkPath } from "@/lib/categories/categories";
import { type Compose, drawInTurn } from "@/lib/images/server/drawing";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { STATUS_PICTURE } from "../draw-status";
import { makePoster, POSTER_SIZES, previewSvg } from "../make-poster";
import type { Poster, PosterFileName } from "../poster";
import { drawingKey, logoOf, pictureOf } from "./stored-picture";

/** Raise it when a drawing changes. */
const EDITION = 3;
/** Pixels: twice as many as it is shown with. */
const PREVIEW_HEIGHT = 320;

async function wordsOf(poster: Poster, compose: Compose) {
  const typefaces = await shareTypefaces();
  const page = toAbsoluteUrl(siteUrl(), routes.business(poster.slug));
  const { categorySlug } = poster;
  const coverUrl = poster.coverUrl ?? categoryArtworkPath(categorySlug);
  const words = {
    name: typefaces.title.known(poster.name) || typefaces.title.known(poster.category),
    code: toAbsoluteUrl(siteUrl(), routes.businessCode(poster.slug)),
    address: page.replace(/^https?:\/\//, ""),
    hours: poster.hours.map((line) => typefaces.text.known(line)).filter(Boolean),
    cover: await pictureOf(coverUrl, { size: STATUS_PICTURE, categorySlug, compose }),
    logo: await logoOf(poster.logoUrl, compose),
  };
  return { words, typefaces };
}

async function render(file: PosterFileName, poster: Poster, compose: Compose): Promise<Buffer> {
  const { words, typefaces } = await wordsOf(poster, compose);
  const made = await makePoster(file, words, typefaces);
  if (made.kind === "pdf") return made.content;
  return compose({ ...STATUS_PICTURE, backdrop: Buffer.from(made.svg), layers: [] });
}

async function renderSmall(file: PosterFileName, poster: Poster, compose: Compose): Promise<Buffer> {
  const { words, typefaces } = await wordsOf(poster, compose);
  const { width, height } = POSTER_SIZES[file];
  const size = { width: Math.round((width / height) * PREVIEW_HEIGHT), height: PREVIEW_HEIGHT };
  return compose({ ...size, backdrop: Buffer.from(previewSvg(file, words, typefaces, size.width)), layers: [] });
}

/** A file of a business, as POSTER_FILES says; null when too many are being drawn. @throws when it cannot be drawn */
export const renderPoster = (file: PosterFileName, poster: Poster): Promise<Buffer | null> =>
  drawInTurn(drawingKey(EDITION, "file", file, poster), (compose) => render(file, poster, compose));

export const renderPreview = (file: PosterFileName, poster: Poster): Promise<Buffer | null> =>
  drawInTurn(drawingKey(EDITION, "preview", file, poster), (compose) => renderSmall(file, poster, compose));
