import { videoEmbedUrl, videoWatchUrl } from "@/lib/businesses/video";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { DAY_MS } from "@/lib/time/add-days";
import type { StoredPictures } from "@/supabase/seed/showcase/pictures";
import { fixedId, type ShowcaseBusiness, type ShowcasePromotion } from "@/supabase/seed/showcase/showcase-businesses";

const IS_APPROVED = { pending: null, approved: true, rejected: false } as const;
const DELETED_AT = "2026-09-30T18:00:00Z";

/** 55 5000 0001 to 0040: numbers of a range that nobody is given. */
const phoneOf = (number: number): { given: string; e164: string } => {
  const ending = String(number).padStart(4, "0");
  return { given: `55 5000 ${ending}`, e164: `+52555000${ending}` };
};

/** A hidden telephone is not the one of the business' WhatsApp. */
const HIDDEN_PHONES = 100;

const dayFrom = (now: Date, days: number): IsoDate => toLocalDate(new Date(now.getTime() + days * DAY_MS));

const PROFILE_URLS = {
  instagram: (handle: string) => `https://www.instagram.com/${handle}`,
  facebook: (handle: string) => `https://www.facebook.com/${handle}`,
  tiktok: (handle: string) => `https://www.tiktok.com/@${handle}`,
  web: (handle: string) => `https://${handle.replaceAll(".", "-")}.example.com/`,
} as const;

/** A row of negocios. Every row has the same columns: an upsert of several takes a missing one for its default. */
export function businessRow(
  business: ShowcaseBusiness,
  context: { now: Date; pictures: StoredPictures; ownerId: string | null },
) {
  const { now, pictures, ownerId } = context;
  const { isPhoneHidden, isAddressPrivate, videoId } = business;
  const phone = phoneOf(business.number);
  const profile = (network: keyof typeof PROFILE_URLS) =>
    business.handle && business.networks.includes(network) ? PROFILE_URLS[network](business.handle) : null;
  return {
    id: business.id,
    slug: business.slug,
    nombre: business.name,
    slug_categoria: business.category,
    descripcion: business.description,
    plan_type: business.plan,
    is_approved: IS_APPROVED[business.approval],
    is_deleted: business.isDeleted,
    deleted_at: business.isDeleted ? DELETED_AT : null,
    is_featured: business.isFeatured,
    user_id: ownerId,
    telefono: isPhoneHidden ? null : phone.given,
    telefono_e164: isPhoneHidden ? null : phone.e164,
    telefono_al_tocar: isPhoneHidden,
    telefono_oculto: isPhoneHidden,
    direccion_aproximada: isAddressPrivate,
    ...whatsappColumns(business, phone),
    direccion: isAddressPrivate ? null : business.address,
    colonia: business.neighborhood,
    codigo_postal: isAddressPrivate ? null : business.postalCode,
    latitude: isAddressPrivate ? null : business.position.lat,
    longitude: isAddressPrivate ? null : business.position.lng,
    actividad: business.activity,
    scian: business.scian,
    hours: business.hoursText,
    horario: business.hours,
    servicios: business.services,
    formas_de_pago: business.payment,
    entrega: business.delivery.ways,
    colonias_de_entrega: business.delivery.neighborhoods,
    menu: business.menu,
    video_url: videoId && videoWatchUrl(videoId),
    video_embed_url: videoId && videoEmbedUrl(videoId),
    instagram: profile("instagram"),
    facebook: profile("facebook"),
    tiktok: profile("tiktok"),
    web: profile("web"),
    seo_keywords: business.keywords,
    meta_title: business.metaTitle,
    meta_description: business.metaDescription,
    rating: business.rating?.stars ?? null,
    reviews_count: business.rating?.reviews ?? 0,
    estadisticas: business.statistics,
    visitas: business.visits,
    clics: business.clicks,
    ...coverColumns(business, pictures.cover),
    logo_url: pictures.logo,
    gallery_images: galleryColumn(business, pictures.gallery),
    created_at: `${business.createdOn}T16:00:00Z`,
    ...specialPromotionColumns(business, now, pictures.promotion),
  };
}

function whatsappColumns({ hasWhatsapp, legacy }: ShowcaseBusiness, phone: ReturnType<typeof phoneOf>) {
  if (!hasWhatsapp) return { whatsapp: null, whatsapp_e164: null };
  return legacy.whatsapp === "link"
    ? { whatsapp: `https://wa.me/${phone.e164.slice(1)}?text=Hola`, whatsapp_e164: null }
    : { whatsapp: phone.given, whatsapp_e164: phone.e164 };
}

/** A cover under its older name is in that column's bucket; see pictures.ts. */
function coverColumns({ legacy }: ShowcaseBusiness, cover: string | null) {
  return legacy.cover === "imagen_url"
    ? { portada_url: null, imagen_url: cover }
    : { portada_url: cover, imagen_url: null };
}

function galleryColumn({ legacy }: ShowcaseBusiness, paths: readonly string[]) {
  const inBucket = (path: string) => `/storage/v1/object/public/negocios/${path}`;
  switch (legacy.gallery) {
    case "json text":
      return JSON.stringify(paths);
    case "comma text":
      return paths.join(", ");
    case "objects":
      return paths.map(
        (path, index) => [{ publicUrl: inBucket(path) }, { url: inBucket(path) }, { path }][index % 3] ?? { path },
      );
    default:
      return paths;
  }
}

function specialPromotionColumns({ specialPromotion }: ShowcaseBusiness, now: Date, picture: string | null) {
  const validity = specialPromotion?.validity ?? null;
  return {
    promocion_titulo: specialPromotion?.title ?? null,
    promociones: specialPromotion?.text ?? null,
    promocion_fecha: specialPromotion ? dayFrom(now, specialPromotion.startsInDays) : null,
    promocion_vigencia:
      validity !== null && typeof validity !== "string" ? dayFrom(now, validity.endsInDays) : validity,
    promocion_imagen: picture,
  };
}

export const privateRow = (business: ShowcaseBusiness, adminId: string) => ({
  negocio_id: business.id,
  email: business.email,
  telefono: business.isPhoneHidden ? phoneOf(business.number + HIDDEN_PHONES).given : null,
  direccion: business.isAddressPrivate ? business.address : null,
  latitude: business.isAddressPrivate ? business.position.lat : null,
  longitude: business.isAddressPrivate ? business.position.lng : null,
  notas_admin: business.adminNotes,
  motivo_rechazo: business.rejectionReason,
  revisado_por: business.approval === "pending" ? null : adminId,
  revisado_at: business.approval === "pending" ? null : `${business.createdOn}T20:00:00Z`,
});

/** Nobody paid for the showcase: a plan follows from the ledger all the same. */
export const givenPlanRow = ({ id, number, plan, createdOn }: ShowcaseBusiness) =>
  plan === "free"
    ? []
    : [
        {
          id: fixedId("a000", number),
          negocio_id: id,
          plan,
          inicia_at: `${createdOn}T16:00:00Z`,
          cortesia: "negocio de muestra",
        },
      ];

export function promotionRow(
  business: ShowcaseBusiness,
  {
    promotion,
    index,
    now,
    picture,
  }: { promotion: ShowcasePromotion; index: number; now: Date; picture: string | null },
) {
  return {
    id: fixedId("9000", business.number * 100 + index),
    negocio_id: business.id,
    titulo: promotion.title,
    descripcion: promotion.description,
    imagen_url: picture,
    fecha_inicio: dayFrom(now, promotion.startsInDays),
    fecha_fin: dayFrom(now, promotion.endsInDays),
  };
}
