import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/caching/cache-tags";
import { readEach, readOne } from "@/lib/rows/read-each";
import type { Row } from "@/lib/rows/row";
import { BackendError, publicClient } from "@/lib/supabase/public";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { FIELD_COLUMNS } from "../fields-of";
import { toBusiness, toBusinessCard } from "../mapper";
import type { Business, BusinessCard } from "../model";

const FEATURED_LIMIT = 12;

const CARD_COLUMNS = `
  id, slug, nombre, descripcion, categoria, slug_categoria, actividad, plan_type, telefono, telefono_e164, telefono_oculto,
  solo_whatsapp, whatsapp, whatsapp_e164, direccion, colonia, slug_colonia, hours, horario, horario_especial, latitude, longitude, portada_url, imagen_url, logo_url, rating,
  reviews_count, is_featured` as const;

const FIELDS_OF_PAGE = FIELD_COLUMNS.map(({ column }) => column).filter((column) => !CARD_COLUMNS.includes(column));
const DETAIL_COLUMNS: string = `${CARD_COLUMNS}, ${FIELDS_OF_PAGE}, imagenes_datos, scian, slug_actividad, visitas, clics, tiene_dueno, horario_confirmado, fuente, created_at, updated_at`;

/** A public business with all that its page shows; null when no public business has this slug. */
export async function getPublicBusinessBySlug(slug: string): Promise<Business | null> {
  "use cache";
  cacheLife("untilChanged");
  if (!isWellFormedSlug(slug)) return null;
  cacheTag(cacheTags.everyBusiness, cacheTags.business(slug));

  const { data, error } = await publicClient()
    .from("negocios")
    .select(DETAIL_COLUMNS)
    .eq("slug", slug)
    .eq("is_approved", true)
    .eq("is_deleted", false)
    .maybeSingle<Row>();
  if (error) throw new BackendError("getPublicBusinessBySlug", error);
  // Lists leave out a row that cannot be read, so its address finds nothing either. A 503 would send every visit to the
  // database anew; the 404 is kept until the row changes.
  return data && readOne("getPublicBusinessBySlug", data, toBusiness);
}

/** The present slug of a public business that was once found under this one; null when there is none. */
export async function getPresentSlug(formerSlug: string): Promise<string | null> {
  "use cache";
  cacheLife("untilChanged");
  if (!isWellFormedSlug(formerSlug)) return null;
  cacheTag(cacheTags.everyBusiness, cacheTags.business(formerSlug));

  const { data, error } = await publicClient()
    .from("negocio_slugs")
    .select("negocios (slug)")
    .eq("slug", formerSlug)
    .maybeSingle();
  if (error) throw new BackendError("getPresentSlug", error);
  return data?.negocios?.slug ?? null;
}

/** Featured businesses, paid and complete ones first; for a cached function (see `optionalPart`). */
export async function listFeaturedBusinesses(): Promise<BusinessCard[]> {
  cacheTag(cacheTags.businesses);

  const { data, error } = await publicClient()
    .from("negocios")
    .select(CARD_COLUMNS)
    .eq("is_approved", true)
    .eq("is_deleted", false)
    .eq("is_featured", true)
    .order("rango", { ascending: false })
    .order("created_at", { ascending: false })
    .limit(FEATURED_LIMIT);
  if (error) throw new BackendError("listFeaturedBusinesses", error);
  return readEach("listFeaturedBusinesses", data, toBusinessCard);
}
