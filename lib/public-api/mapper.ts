import { isDish, type Menu } from "@/lib/businesses/menu";
import { menuPdfVersion } from "@/lib/businesses/menu-pdf";
import type { Business, BusinessCard } from "@/lib/businesses/model";
import {
  visibleGallery,
  visibleMenu,
  visibleMenuPdf,
  visibleSocialLinks,
  visibleSpecialPromotion,
} from "@/lib/businesses/plan-gates";
import type { IsoDate } from "@/lib/clock";
import type { Promotion } from "@/lib/promotions/model";
import { visiblePromotions } from "@/lib/promotions/visible";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { describeDateRange } from "@/lib/time/date-range";
import type { ApiBusiness, Counted, Summary } from "./answers";

export type Shown = {
  siteUrl: string;
  today: IsoDate;
  isMenuEnabled: boolean;
};

const absolute = (siteUrl: string, path: string | null): string | null => path && toAbsoluteUrl(siteUrl, path);

export const toSummary = (card: BusinessCard, siteUrl: string): Summary => ({
  slug: card.slug,
  nombre: card.name,
  url: toAbsoluteUrl(siteUrl, routes.business(card.slug)),
  categoria: { slug: card.categorySlug ?? "", nombre: card.category },
  giro: card.activity,
  plan: card.plan,
  descripcion: card.description,
  telefono: card.phone,
  whatsapp: card.whatsappUrl,
  direccion: card.address,
  colonia: card.neighborhood === null ? null : { slug: card.neighborhoodSlug, nombre: card.neighborhood },
  posicion: card.position && { latitud: card.position.lat, longitud: card.position.lng },
  horario: toHours(card.weeklyHours),
  horario_especial: toSpecialHours(card.specialDays),
  horario_texto: card.openingHoursText,
  foto: absolute(siteUrl, card.coverUrl),
  calificacion: card.rating === null ? null : { promedio: card.rating, opiniones: card.reviewCount },
});

const toHours = (hours: BusinessCard["weeklyHours"]): Summary["horario"] =>
  hours && Object.fromEntries(Object.entries(hours).map(([day, ranges]) => [day, ranges.map((each) => [...each])]));

const toSpecialHours = (days: BusinessCard["specialDays"]): Summary["horario_especial"] =>
  Object.fromEntries(
    Object.entries(days ?? {}).map(([date, { ranges, label }]) => [
      date,
      { horas: ranges.map((each) => [...each]), motivo: label },
    ]),
  );

function toMenu(menu: Menu | null): ApiBusiness["menu"] {
  if (menu === null) return null;
  if (menu.kind === "link") return { tipo: "enlace", url: menu.url };
  const sections = menu.sections.map(({ title, items }) => ({
    titulo: title,
    platillos: items.filter(isDish).map(({ name, priceMxn }) => ({ nombre: name, precio_mxn: priceMxn })),
  }));
  return { tipo: "lista", secciones: sections };
}

function toMenuFile(business: Business, siteUrl: string): ApiBusiness["menu"] {
  const path = visibleMenuPdf(business);
  if (path === null) return null;
  return { tipo: "enlace", url: toAbsoluteUrl(siteUrl, routes.businessMenu(business.slug, menuPdfVersion(path))) };
}

export function toApiBusiness(business: Business, promotions: readonly Promotion[], shown: Shown): ApiBusiness {
  const { siteUrl, today, isMenuEnabled } = shown;
  const links = new Map(visibleSocialLinks(business).map(({ network, url }) => [network, url]));
  const special = visibleSpecialPromotion(business, today);
  return {
    ...toSummary(business, siteUrl),
    codigo_postal: business.postalCode,
    logo: absolute(siteUrl, business.logoUrl),
    servicios: [...business.services],
    formas_de_pago: [...business.paymentMethods],
    entrega: [...business.deliveryWays],
    colonias_de_entrega: [...business.deliveryAreas],
    galeria: visibleGallery(business).viewer.map((path) => toAbsoluteUrl(siteUrl, path)),
    redes: {
      instagram: links.get("instagram") ?? null,
      facebook: links.get("facebook") ?? null,
      tiktok: links.get("tiktok") ?? null,
      web: links.get("web") ?? null,
    },
    video: business.videoUrl,
    menu: isMenuEnabled ? (toMenu(visibleMenu(business)) ?? toMenuFile(business, siteUrl)) : null,
    promocion_especial: special && {
      titulo: special.title,
      texto: special.text,
      foto: absolute(siteUrl, special.imageUrl),
      vigencia: special.validity,
    },
    promociones: visiblePromotions(business.plan, promotions, today).map((promotion) => ({
      titulo: promotion.title,
      texto: promotion.description,
      foto: absolute(siteUrl, promotion.imageUrl),
      vigencia: describeDateRange(promotion),
    })),
    estadisticas: business.statisticsText,
    fuente: business.source,
  };
}

/** @param pathOf the page of a slug */
export const toCounted = (
  counts: readonly { slug: string; name: string; total: number }[],
  siteUrl: string,
  pathOf: (slug: string) => string,
): Counted[] =>
  counts.map(({ slug, name, total }) => ({
    slug,
    nombre: name,
    url: toAbsoluteUrl(siteUrl, pathOf(slug)),
    negocios: total,
  }));
