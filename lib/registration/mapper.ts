import { videoEmbedUrl, videoWatchUrl } from "@/lib/businesses/video";
import { toE164 } from "@/lib/contact/e164";
import { toWhatsappUrl } from "@/lib/contact/whatsapp";
import { parsePosition } from "@/lib/geo/position";
import type { Json } from "@/lib/supabase/database.types";
import type { Registration } from "./schema";

/** Paths of the stored pictures, each in the bucket of its column. */
export type PicturePaths = { imagen: string | null; logo: string | null; galeria: readonly string[] };

const BOROUGH_POSTAL_CODE = /\b09\d{3}\b/;

/** The number of a WhatsApp field that holds one, or a link with one. */
function whatsappE164(value: string | null): string | null {
  const digits = /^https:\/\/wa\.me\/(\d+)$/.exec(toWhatsappUrl(value) ?? "")?.[1];
  return digits ? toE164(`+${digits}`) : null;
}

/** The columns of negocios that a registration fills; the database takes those that the plan may write. */
export function toColumns(registration: Registration, pictures: PicturePaths): { [column: string]: Json } {
  const { telefono, whatsapp, direccion, latitud, longitud, video } = registration;
  const position = parsePosition(latitud, longitud);
  return {
    nombre: registration.nombre,
    slug_categoria: registration.categoria,
    telefono,
    telefono_e164: toE164(telefono),
    whatsapp,
    whatsapp_e164: whatsappE164(whatsapp),
    direccion,
    colonia: registration.colonia,
    codigo_postal: BOROUGH_POSTAL_CODE.exec(direccion)?.[0] ?? null,
    latitude: position?.lat ?? null,
    longitude: position?.lng ?? null,
    descripcion: registration.descripcion,
    imagen_url: pictures.imagen,
    logo_url: pictures.logo,
    gallery_images: [...pictures.galeria],
    servicios: registration.servicios,
    hours: registration.horario,
    instagram: registration.instagram,
    facebook: registration.facebook,
    tiktok: registration.tiktok,
    web: registration.web,
    menu: registration.menu,
    video_url: video && videoWatchUrl(video),
    video_embed_url: video && videoEmbedUrl(video),
    seo_keywords: registration.palabras_clave,
  };
}
