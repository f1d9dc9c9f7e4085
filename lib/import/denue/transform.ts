import { isInBorough } from "@/lib/geo/outline";
import { type Position, parsePosition } from "@/lib/geo/position";
import { readableName } from "@/lib/text/readable-name";
import { slugify } from "@/lib/text/slugify";
import { activityLabel } from "./activity";
import { readableAddress } from "./address";
import { categoryOfActivity } from "./category";
import { readableColonia } from "./colonia";
import type { CensusUnit } from "./columns";
import { mexicanPhone } from "./phone";
import { postalCode } from "./postal-code";
import { SCHOOL, splitSchoolName } from "./school-name";
import { attribution } from "./source";
import { coloniaAt } from "./territorial-units";
import { isUnnamed, unnamedTitle } from "./unnamed";
import { websiteUrl } from "./website";

/** A row of `import_denue(rows)`; `slug` is the wanted one, the database makes it unique. */
export type DenueRow = {
  denue_id: string;
  nombre: string;
  slug: string;
  slug_categoria: string;
  actividad: string | null;
  scian: string;
  personal: string | null;
  telefono: string | null;
  telefono_e164: string | null;
  web: string | null;
  direccion: string | null;
  colonia: string | null;
  codigo_postal: string | null;
  latitude: number;
  longitude: number;
  fuente: string;
};

export type SkipReason =
  | "no DENUE id"
  | "no activity code"
  | "no coordinates"
  | "neither name nor activity"
  | "outside the borough's outline";

export type DroppedValue = "phone" | "website" | "postal code" | "staff" | "colonia" | "address";

export type Transformed = { row: DenueRow; dropped: DroppedValue[] } | { skip: SkipReason };

/** Lengths in characters, as the table has them. */
const LONGEST = { name: 150, activity: 300, staff: 60, neighborhood: 120, address: 300 } as const;

const cut = (text: string, characters: number): string => [...text].slice(0, characters).join("").trim();
/** Null for no text, or one that the table does not take. */
const fitting = (text: string, characters: number): string | null =>
  text && [...text].length <= characters ? text : null;

function businessName(unit: CensusUnit, activity: string, colonia: string): string {
  const { name: rawName, shift } = SCHOOL.test(unit.scian)
    ? splitSchoolName(unit.name)
    : { name: unit.name, shift: null };
  const readable = readableName(rawName);
  const needsTitle = isUnnamed(rawName, unit.activity) || readable === "";
  const name = needsTitle ? unnamedTitle({ rawName, rawActivity: unit.activity, activity, colonia }) : readable;
  const suffix = shift ? ` (${shift})` : "";
  return `${cut(name, LONGEST.name - suffix.length)}${suffix}`;
}

/** Adds the colonia around its coordinates, where the census names none (some editions of schools). */
const withColonia = (unit: CensusUnit, position: Position): CensusUnit =>
  readableColonia(unit.colonia) ? unit : { ...unit, settlementKind: "COLONIA", colonia: coloniaAt(position) };

export function toDenueRow(written: CensusUnit, vintage: string): Transformed {
  const denueId = written.denueId.trim();
  const scian = written.scian.trim();
  const position = parsePosition(written.latitude, written.longitude);
  if (!/^\d{1,20}$/.test(denueId)) return { skip: "no DENUE id" };
  if (!/^\d{2,6}$/.test(scian)) return { skip: "no activity code" };
  if (!position) return { skip: "no coordinates" };
  if (!isInBorough(position)) return { skip: "outside the borough's outline" };

  const unit = withColonia(written, position);
  const activity = activityLabel(scian, unit.activity);
  const colonia = readableColonia(unit.colonia);
  if (!activity && isUnnamed(unit.name, unit.activity)) return { skip: "neither name nor activity" };
  const nombre = businessName(unit, activity, colonia);
  const address = readableAddress(unit);
  const phone = mexicanPhone(unit.phone);
  const web = websiteUrl(unit.website);
  const cp = postalCode(unit.postalCode);
  const row: DenueRow = {
    denue_id: denueId,
    nombre,
    // A name without a single Latin letter or digit has no slug of its own.
    slug: slugify(nombre) || `negocio-${denueId}`,
    slug_categoria: categoryOfActivity(scian),
    actividad: cut(activity, LONGEST.activity) || null,
    scian,
    personal: fitting(unit.staff.trim(), LONGEST.staff),
    telefono: phone?.national ?? null,
    telefono_e164: phone?.e164 ?? null,
    web,
    direccion: fitting(address, LONGEST.address),
    colonia: fitting(colonia, LONGEST.neighborhood),
    codigo_postal: cp,
    latitude: position.lat,
    longitude: position.lng,
    fuente: attribution(unit.vintage || vintage),
  };
  const kept: readonly [value: DroppedValue, written: string, column: string | null][] = [
    ["phone", unit.phone, row.telefono],
    ["website", unit.website, row.web],
    ["postal code", unit.postalCode, row.codigo_postal],
    ["staff", unit.staff, row.personal],
    ["colonia", colonia, row.colonia],
    ["address", address, row.direccion],
  ];
  return { row, dropped: kept.filter(([, written, column]) => written.trim() && !column).map(([value]) => value) };
}
