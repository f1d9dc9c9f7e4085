import { PLACE } from "@/lib/brand";
import { findCategory } from "@/lib/categories/categories";
import { parseIsoDate } from "@/lib/clock";
import { toE164 } from "@/lib/contact/e164";
import { toSocialUrl, toWebsiteUrl } from "@/lib/contact/web-links";
import { toWhatsappUrl } from "@/lib/contact/whatsapp";
import { UnreadableRowError } from "@/lib/database-rows/read-each";
import { readCount, readNumber, readText, toTextList } from "@/lib/database-rows/row";
import { mapEmbedUrl } from "@/lib/geo/map-embed";
import { parsePosition } from "@/lib/geo/position";
import { addressLine } from "@/lib/geo/route-links";
import { readPictureData } from "@/lib/images/picture-data";
import { toPictureUrl } from "@/lib/images/picture-url";
import { PLANS, planOrFree } from "@/lib/plans/plans";
import { hasVisibleText } from "@/lib/text/visible-text";
import { readCoverUrl } from "./cover";
import type { BusinessRow, Column } from "./field";
import { parseGallery } from "./gallery";
import { parseSpecialDays } from "./hours/special-days";
import { parseWeeklyHours } from "./hours/weekly-hours";
import { readSpecialPromotion } from "./special-promotion";
import { parseVideoId, videoEmbedUrl, videoWatchUrl } from "./video";
import { chosenOf, DELIVERY_WAYS, PAYMENT_METHODS } from "./ways";

const FALLBACK_CATEGORY = "Otros Negocios";

function readRequired(row: BusinessRow, column: Column): string {
  const text = readText(row, column);
  // The table refuses such rows: the query forgot the column, or a check is gone.
  if (text === null || !hasVisibleText(text)) throw new UnreadableRowError(`without "${column}"`);
  return text;
}

function readCategory(row: BusinessRow): { category: string; categorySlug: string | null } {
  const name = readText(row, "categoria");
  const slug = readText(row, "slug_categoria");
  const known = findCategory(slug) ?? findCategory(name);
  return { category: known?.name ?? name ?? FALLBACK_CATEGORY, categorySlug: known?.slug ?? slug };
}

/** A row of `negocios` as a list shows it. Needs at least id, slug and nombre. Every URL is safe to put in a page. */
export function toBusinessCard(row: BusinessRow) {
  const plan = planOrFree(row.plan_type);
  // Without the button of the plan nobody could reach it: the telephone is behind a tap then.
  const isOnlyWhatsapp = row.solo_whatsapp === true && PLANS[plan].gates.whatsapp;
  const isPhoneHidden = row.solo_whatsapp === true || row.telefono_al_tocar === true;
  const phone = isPhoneHidden ? null : readText(row, "telefono");
  const rating = readNumber(row, "rating");
  const isPlaceApproximate = row.direccion_aproximada === true;
  return {
    id: readRequired(row, "id"),
    slug: readRequired(row, "slug"),
    name: readRequired(row, "nombre"),
    description: readText(row, "descripcion"),
    ...readCategory(row),
    activity: readText(row, "actividad"),
    plan,
    phone,
    phoneE164: phone && (readText(row, "telefono_e164") ?? toE164(phone)),
    /** There is a number that the page does not hold: whoever taps asks for it (`routes.phone`). */
    isPhoneOnTap: row.telefono_oculto === true && !isOnlyWhatsapp,
    /** Its owner wants to be written to, not called. */
    isOnlyWhatsapp,
    whatsappUrl: toWhatsappUrl(readText(row, "whatsapp", "whatsapp_e164")),
    address: isPlaceApproximate ? null : readText(row, "direccion"),
    /** Street and exact place are its owner's secret: `position` is up to 150 m away. */
    isPlaceApproximate,
    neighborhood: readText(row, "colonia"),
    /** The colonia in the form of an address; null when none is known. */
    neighborhoodSlug: readText(row, "slug_colonia"),
    /** Free text of the owner; `weeklyHours` is what can be computed with. */
    openingHoursText: readText(row, "hours"),
    weeklyHours: parseWeeklyHours(row.horario),
    specialDays: parseSpecialDays(row.horario_especial),
    position: parsePosition(readNumber(row, "latitude"), readNumber(row, "longitude")),
    /** Null: show the category's artwork with the shop's initials. */
    coverUrl: readCoverUrl(row),
    /** Null unless above 0. */
    rating: rating !== null && rating > 0 ? rating : null,
    reviewCount: readCount(row, "reviews_count"),
    isFeatured: row.is_featured === true,
  };
}

/** A row of `negocios` with everything that its own page shows, as far as it was told. */
export function toBusiness(row: BusinessRow) {
  const card = toBusinessCard(row);
  const hasOwner = row.tiene_dueno === true || readText(row, "user_id") !== null;
  const { isPlaceApproximate } = card;
  // A business that is not to be found is not looked for by name.
  const mapped = isPlaceApproximate
    ? { address: addressLine(card) ?? PLACE.boroughAndCity, ownerMap: null }
    : { address: addressLine(card), ownerMap: readText(row, "mapa_embed_url") };
  const videoId = parseVideoId(readText(row, "video_embed_url")) ?? parseVideoId(readText(row, "video_url"));
  return {
    ...card,
    /** Text as its owner wrote it; null when absent, kept when it yields no link. */
    whatsapp: readText(row, "whatsapp"),
    postalCode: isPlaceApproximate ? null : readText(row, "codigo_postal"),
    /** SCIAN code of the activity (INEGI), for imported listings. */
    scian: readText(row, "scian"),
    /** The activity in the form of an address; null when none is known. */
    activitySlug: readText(row, "slug_actividad"),
    logoUrl: toPictureUrl(row.logo_url, "logos"),
    services: toTextList(row.servicios),
    gallery: parseGallery(row.gallery_images),
    pictureData: readPictureData(row.imagenes_datos),
    paymentMethods: chosenOf(PAYMENT_METHODS, toTextList(row.formas_de_pago)).map(({ id }) => id),
    deliveryWays: chosenOf(DELIVERY_WAYS, toTextList(row.entrega)).map(({ id }) => id),
    deliveryAreas: toTextList(row.colonias_de_entrega),
    /** Text or link: read it with `parseMenu`. */
    menu: readText(row, "menu"),
    menuPdf: readText(row, "menu_pdf"),
    videoUrl: videoId ? videoWatchUrl(videoId) : null,
    videoEmbedUrl: videoId ? videoEmbedUrl(videoId) : null,
    /** Always rebuilt by us from coordinates or text. */
    mapEmbedUrl: mapEmbedUrl({ ...card, ...mapped }),
    instagram: toSocialUrl("instagram", readText(row, "instagram")),
    facebook: toSocialUrl("facebook", readText(row, "facebook")),
    tiktok: toSocialUrl("tiktok", readText(row, "tiktok")),
    website: toWebsiteUrl(readText(row, "web")),
    specialPromotion: readSpecialPromotion(row),
    statisticsText: readText(row, "estadisticas"),
    metaTitle: readText(row, "meta_title"),
    metaDescription: readText(row, "meta_description"),
    seoKeywords: toTextList(row.seo_keywords),
    visits: readCount(row, "visitas"),
    clicks: readCount(row, "clics"),
    hasOwner,
    hoursConfirmedOn: parseIsoDate(row.horario_confirmado),
    /** Too little to be worth a search engine's visit: noindex, and not in the sitemap. */
    isThin: row.poco_contenido === true,
    /** Attribution of imported data ("INEGI, DENUE ..."); shown after "Fuente:". */
    source: readText(row, "fuente"),
    /** ISO 8601 instants. */
    createdAt: readText(row, "created_at"),
    updatedAt: readText(row, "updated_at"),
  };
}
