import { z } from "zod";
import type { PictureFieldName } from "@/lib/businesses/fields";
import { editedTogether, fieldOf } from "@/lib/businesses/fields-of";
import { toFormValues } from "@/lib/businesses/form-mapper";
import { wholeWeekValues } from "@/lib/businesses/hours/hours-form";
import { parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { pictureBucket } from "@/lib/businesses/picture-buckets";
import { type Row, toList, toText } from "@/lib/database-rows/row";
import type { FieldValues } from "@/lib/forms/form-state";
import { OFF, ON } from "@/lib/forms/on-off";
import { toPictureUrl } from "@/lib/images/picture-url";
import { planOrFree } from "@/lib/plans/plans";
import type { Json } from "@/lib/supabase/database.types";
import {
  BASE_VERSION_FIELDS,
  EDIT_NAMES,
  EDIT_TEXT_FIELDS,
  type EditedPicture,
  OWNER_FIELD,
  PICTURE_FIELDS,
  SWITCH_FIELDS,
} from "./edit-fields";
import type { BusinessState, OwnerState, StoredPictureOf } from "./edit-model";

const moment = z.string();
const readSchema = z.object({
  id: z.uuid(),
  values: z.record(z.string(), z.json()),
  version: z.string(),
  read_at: moment,
  updated_at: moment,
  created_at: moment,
  plan: z.string(),
  is_approved: z.boolean().nullable(),
  is_deleted: z.boolean(),
  deleted_at: moment.nullable(),
  visits: z.number(),
  claims: z.number(),
  clicks: z.number(),
  source: z.string().nullable(),
  reason: z.string().nullable(),
  has_owner: z.boolean(),
  awaits_acceptance: z.boolean(),
  paid_until: moment.nullable(),
  revision_at: moment.nullable(),
  former_slugs: z.array(z.string()),
  changed_by: z.object({ email: z.string().nullable(), at: moment }).nullable(),
});
type Read = z.infer<typeof readSchema>;

function stateOf({ is_approved, is_deleted }: Read): BusinessState {
  if (is_deleted) return "deleted";
  if (is_approved === null) return "waiting";
  return is_approved ? "published" : "rejected";
}

function ownerOf(read: Read): OwnerState {
  if (!read.has_owner) return toText(read.values.correo) === null ? "none" : "invited";
  return read.awaits_acceptance ? "asked" : "accepted";
}

/** The pictures of a field as they stand in its column, one of another shape without an address. */
function picturesOf(values: Row, field: EditedPicture): StoredPictureOf[] {
  const places = editedTogether(field) as PictureFieldName[];
  const stored = places.map((place) =>
    pictureItems(values[fieldOf(place).columns[0]]).map((item, index) => ({
      index,
      item: item as Json,
      url: toPictureUrl(itemPath(item), pictureBucket(place)),
    })),
  );
  return stored.find(({ length }) => length > 0) ?? [];
}

const itemPath = (item: unknown): unknown => {
  if (typeof item !== "object" || item === null) return item;
  const { publicUrl, url, path } = item as Row;
  return publicUrl || url || path;
};

/** A column with pictures as a list: legacy rows hold texts too. */
const pictureItems = (stored: unknown): readonly unknown[] =>
  toList(stored).filter((item) => toText(itemPath(item)) !== null);

const toEditValues = (values: Row): FieldValues => ({
  ...toFormValues(values, EDIT_TEXT_FIELDS),
  ...Object.fromEntries(SWITCH_FIELDS.map((name) => [name, values[fieldOf(name).columns[0]] === true ? ON : OFF])),
  slug: toText(values.slug) ?? "",
  notas: toText(values.notas_admin) ?? "",
  [OWNER_FIELD]: toText(values.correo) ?? "",
});

/** A business as an administrator sees and edits it. Moments are ISO timestamps. */
export type AdministeredBusiness = ReturnType<typeof toAdministeredBusiness>;

/** Reads what the database says of a business. @throws {z.ZodError} for another shape */
export function toAdministeredBusiness(answer: unknown) {
  const read = readSchema.parse(answer);
  const values = toEditValues(read.values);
  const pictures = Object.fromEntries(PICTURE_FIELDS.map((field) => [field, picturesOf(read.values, field)])) as Record<
    EditedPicture,
    StoredPictureOf[]
  >;
  // Fields that are not typed are compared as a whole.
  const baseVersion = { ...values, imagenes: JSON.stringify(pictures), semana: JSON.stringify(read.values.horario) };
  return {
    id: read.id,
    name: values.nombre ?? "",
    slug: values.slug ?? "",
    plan: planOrFree(read.plan),
    state: stateOf(read),
    deletedAt: read.deleted_at,
    reason: read.reason,
    owner: { state: ownerOf(read), email: toText(read.values.correo) },
    visits: read.visits,
    claims: read.claims,
    clicks: read.clicks,
    /** Null for a plan without end, too. */
    paidUntil: read.paid_until,
    source: read.source,
    createdAt: read.created_at,
    updatedAt: read.updated_at,
    revisionAt: read.revision_at,
    formerSlugs: read.former_slugs,
    hasWeeklyHours: read.values.horario !== null,
    menuPdf: toText(read.values.menu_pdf),
    pictures,
    values: {
      ...values,
      ...wholeWeekValues(parseWeeklyHours(read.values.horario)),
      [BASE_VERSION_FIELDS.version]: read.version,
      [BASE_VERSION_FIELDS.at]: read.read_at,
      [BASE_VERSION_FIELDS.values]: JSON.stringify(baseVersion),
    } as FieldValues,
    version: read.version,
    changedBy: read.changed_by,
  };
}

const seenSchema = z.record(z.string(), z.string());

/** Values when the editor was opened; {} for what cannot be read. */
export function readBaseVersion(text: unknown): FieldValues {
  try {
    return seenSchema.parse(JSON.parse(String(text)));
  } catch {
    return {};
  }
}

/** A browser sends line breaks of its own, and spaces around a text count for nothing. */
export const isSame = (one = "", other = ""): boolean =>
  one.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();

export function changedNames(typed: FieldValues, baseVersion: FieldValues): typeof EDIT_NAMES {
  const changed = EDIT_NAMES.filter((name) => typed[name] !== undefined && !isSame(typed[name], baseVersion[name]));
  const isMoved = changed.includes("latitud") || changed.includes("longitud");
  return EDIT_NAMES.filter(
    (name) => changed.includes(name) || (isMoved && (name === "latitud" || name === "longitud")),
  );
}
