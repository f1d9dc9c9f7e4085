import { isInBorough } from "@/lib/geo/outline";
import { type Position, parsePosition } from "@/lib/geo/position";
import { readableName } from "@/lib/text/readable-name";
import { slugify } from "@/lib/text/slugify";
import { activityLabel, categoryOfActivity } from "./activity";
import { postalCode, readableAddress } from "./address";
import { readableColonia } from "./colonia";
import type { CensusUnit } from "./columns";
import { mexicanPhone, websiteUrl } from "./contact";
import { SCHOOL, splitSchoolName } from "./school-name";
import { coloniaAt } from "./territorial-units";
import { isUnnamed, unnamedTitle } from "./unnamed";

const YEAR_AND_MONTH = /\b(20\d\d)[-/](0[1-9]|1[0-2])\b/;
const MONTH_AND_YEAR = /\b(0[1-9]|1[0-2])[-/](20\d\d)\b/;

/** Attribution by INEGI's terms. @param vintage "DENUE 2026-05", "05/2026", or anything else for an unknown edition */
export function attribution(vintage: string): string {
  const [, year, month] = YEAR_AND_MONTH.exec(vintage) ?? [];
  const [, otherMonth = month, otherYear = year] = MONTH_AND_YEAR.exec(vintage) ?? [];
  return otherMonth && otherYear
    ? `INEGI, DENUE ${otherMonth}/${otherYear} (datos procesados)`
    : "INEGI, DENUE (datos procesados)";
}

export type SkipReason =
  | "no DENUE id"
  | "no activity code"
  | "no coordinates"
  | "neither name nor activity"
  | "outside the borough's outline";

export type DroppedValue = "phone" | "website" | "postal code" | "staff" | "colonia" | "address";

const skipped = (skip: SkipReason) => ({ skip });

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

export function toDenueRow(written: CensusUnit, vintage: string) {
  const denueId = written.denueId.trim();
  const scian = written.scian.trim();
  const position = parsePosition(written.latitude, written.longitude);
  if (!/^\d{1,20}$/.test(denueId)) return skipped("no DENUE id");
  if (!/^\d{2,6}$/.test(scian)) return skipped("no activity code");
  if (!position) return skipped("no coordinates");
  if (!isInBorough(position)) return skipped("outside the borough's outline");

  const unit = withColonia(written, position);
  const activity = activityLabel(scian, unit.activity);
  const colonia = readableColonia(unit.colonia);
  if (!activity && isUnnamed(unit.name, unit.activity)) return skipped("neither name nor activity");
  const nombre = businessName(unit, activity, colonia);
  const address = readableAddress(unit);
  const phone = mexicanPhone(unit.phone);
  const web = websiteUrl(unit.website);
  const cp = postalCode(unit.postalCode);
  /** A row of `import_denue(rows)`; `slug` is the wanted one, the database makes it unique. */
  const row = {
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

export type DenueRow = Extract<ReturnType<typeof toDenueRow>, { row: unknown }>["row"];
