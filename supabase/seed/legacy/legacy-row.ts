import type { TextFieldName } from "@/lib/businesses/fields";
import { toColumns } from "@/lib/businesses/form-mapper";
import { type BusinessValues, businessSchema } from "@/lib/businesses/schema";
import { parseVideoId } from "@/lib/businesses/video";
import { type Row, readCount, readNumber, readText, toList, toTextList } from "@/lib/database-rows/row";
import { stableId } from "@/lib/import/server/stable-id";
import { planOrFree } from "@/lib/plans/plans";
import type { Json } from "@/lib/supabase/database.types";
import { slugify } from "@/lib/text/slugify";

/** A row of `import_legacy(rows)`: columns of negocios, and the owner's address, which goes to negocio_privado. */
type LegacyListing = { [column: string]: Json };

type Dropped = { value: string; text: string };
export type ReadLegacyRow = { row: LegacyListing; dropped: Dropped[] } | { skip: string };

const listed = (value: unknown): string => toTextList(value).join(", ");
const numberText = (value: number | null): string => (value === null ? "" : String(value));

/** Names of each field in the earlier product, the newer first. The one place that knows the old ones. */
const FIELDS: { readonly [Name in TextFieldName]?: (row: Row) => string | null } = {
  nombre: (row) => readText(row, "nombre"),
  categoria: (row) => readText(row, "slug_categoria") ?? readText(row, "categoria"),
  telefono: (row) => readText(row, "telefono"),
  whatsapp: (row) => readText(row, "whatsapp"),
  direccion: (row) => readText(row, "direccion"),
  colonia: (row) => readText(row, "colonia"),
  descripcion: (row) => readText(row, "descripcion"),
  servicios: (row) => listed(row.servicios) || listed(row.services),
  horario: (row) => readText(row, "hours"),
  instagram: (row) => readText(row, "instagram"),
  facebook: (row) => readText(row, "facebook"),
  tiktok: (row) => readText(row, "tiktok"),
  web: (row) => readText(row, "web"),
  menu: (row) => readText(row, "menu"),
  video: (row) => {
    const links = ["video_embed_url", "video_url", "video"].map((column) => readText(row, column));
    return links.find((link) => parseVideoId(link) !== null) ?? links.find((link) => link !== null) ?? null;
  },
  palabras_clave: (row) => listed(row.seo_keywords),
  promocion_titulo: (row) => readText(row, "promocion_titulo"),
  promocion_texto: (row) => readText(row, "promociones"),
  promocion_vigencia: (row) => readText(row, "promocion_vigencia"),
  meta_titulo: (row) => readText(row, "meta_title", "metaTitle"),
  meta_descripcion: (row) => readText(row, "meta_description", "metaDescription"),
  estadisticas: (row) => readText(row, "estadisticas"),
};
const REQUIRED: readonly TextFieldName[] = ["nombre", "categoria"];

const PICTURES = [
  "portada_url",
  "imagen_url",
  "cover_image_url",
  "business_cover_url",
  "logo_url",
  "image_url",
  "promocion_imagen",
] as const;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@]{2,}$/;

const isTrue = (value: unknown): boolean => value === true || value === "true" || value === "t" || value === 1;
const isFalse = (value: unknown): boolean => value === false || value === "false" || value === "f" || value === 0;

const APPROVALS = new Map(Object.entries({ aprobado: true, approved: true, rechazado: false, rejected: false }));

/** Approved, rejected, or null: it still waits. */
function approvalOf(row: Row): boolean | null {
  if (isTrue(row.is_approved)) return true;
  if (isFalse(row.is_approved)) return false;
  return APPROVALS.get(readText(row, "estado", "status") ?? "") ?? null;
}

function createdAt(row: Row): string | null {
  const time = Date.parse(readText(row, "created_at") ?? "");
  return Number.isNaN(time) || time > Date.now() ? null : new Date(time).toISOString();
}

function readField(name: TextFieldName, text: string): { value: Partial<BusinessValues> } | { broken: string } {
  const parsed = businessSchema([name], "premium").safeParse({ [name]: text });
  return parsed.success ? { value: parsed.data } : { broken: parsed.error.issues[0]?.message ?? "" };
}

/** Values that have no place here: told, so that nobody believes they were brought along. */
function leftOut(row: Row): Dropped[] {
  const pictures = PICTURES.filter((column) => readText(row, column)).length + toList(row.gallery_images).length;
  const plan = planOrFree(row.plan_type);
  return [
    ...(pictures > 0 ? [{ value: "pictures", text: `${pictures}, which their owner can send again` }] : []),
    ...(plan === "free" ? [] : [{ value: "plan", text: `${plan}: give_plan() gives it again` }]),
  ];
}

/** Reads a row of the earlier product, or why it is none; fields that break the forms' rules are left out. */
export function readLegacyRow(row: Row): ReadLegacyRow {
  const id = readText(row, "id") ?? readText(row, "slug");
  if (id === null) return { skip: "neither id nor slug" };
  if (isTrue(row.is_deleted)) return { skip: "deleted in the earlier product" };

  const values: Partial<BusinessValues> = {};
  const dropped: Dropped[] = [];
  for (const name of Object.keys(FIELDS) as TextFieldName[]) {
    const text = FIELDS[name]?.(row) ?? "";
    const isRequired = REQUIRED.includes(name);
    if (text === "" && !isRequired) continue;
    const read = readField(name, text);
    if ("value" in read) Object.assign(values, read.value);
    else if (isRequired) return { skip: `${name}: ${read.broken}` };
    else dropped.push({ value: name, text: read.broken });
  }
  const latitud = readNumber(row, "latitude", "lat", "latitud");
  const longitud = readNumber(row, "longitude", "lng", "longitud");
  const position = businessSchema(["latitud", "longitud"], "premium").safeParse({
    latitud: numberText(latitud),
    longitud: numberText(longitud),
  });
  if (position.success) Object.assign(values, position.data);
  else dropped.push({ value: "position", text: position.error.issues[0]?.message ?? "" });

  const email = readText(row, "email")?.toLowerCase() ?? null;
  if (email && !EMAIL.test(email)) dropped.push({ value: "email", text: "no address" });
  return {
    row: {
      ...toColumns(values),
      id: UUID.test(id) ? id.toLowerCase() : stableId(`negocio ${id}`),
      slug: slugify(readText(row, "slug") ?? "") || slugify(values.nombre ?? "") || "negocio",
      is_approved: approvalOf(row),
      is_featured: isTrue(row.is_featured),
      visitas: readCount(row, "visitas"),
      clics: readCount(row, "clics", "clicks"),
      created_at: createdAt(row),
      email: email && EMAIL.test(email) ? email : null,
    },
    dropped: [...dropped, ...leftOut(row)],
  };
}
