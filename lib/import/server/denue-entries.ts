import { type CensusUnit, type ReadUnit, unitReader } from "../denue/columns";
import { type DenueRow, type DroppedValue, type SkipReason, toDenueRow } from "../denue/transform";
import type { Entry } from "../entry";
import type { RowFlaw } from "../row-flaw";
import { csvRecords, type FileTraits } from "./csv-records";

/** Units of a file, with the number of the line where each ends; null for other boroughs. @throws BrokenFileError */
export async function* readUnits(file: string, traits: FileTraits) {
  let reader: ReturnType<typeof unitReader> | undefined;
  for await (const { line, record } of csvRecords(file, traits)) {
    if (reader) yield { line, read: reader(record) };
    else reader = unitReader(record);
  }
}

type Skip = SkipReason | RowFlaw | "same id as an earlier line" | "same business as an earlier line";

type Listing = { line: number; unit: CensusUnit; cut: ReadUnit["cut"] } & (
  | { row: DenueRow; dropped: readonly DroppedValue[] }
  | { skip: Skip }
);

/** Look by which visitors tell rows apart: the census has one for each shift of a school (a part of the name) and each stall of one
 * owner, a place said twice. */
const lookOf = ({ nombre, scian, latitude, longitude, telefono, direccion, web }: DenueRow): string =>
  [nombre, scian, latitude, longitude, telefono, direccion, web].join("|");

/** The borough's units as listings. @param vintage for files that name no edition @throws BrokenFileError */
export async function* readListings(file: string, traits: FileTraits, vintage = ""): AsyncGenerator<Listing | null> {
  const ids = new Set<string>();
  const looks = new Set<string>();
  for await (const { line, read } of readUnits(file, traits)) {
    if (!read) {
      yield null;
      continue;
    }
    const result = read.flaw ? { skip: read.flaw } : toDenueRow(read.unit, vintage);
    const skip = "skip" in result ? result.skip : isKnown(result.row);
    if (skip) yield { line, ...read, skip };
    else if ("row" in result) yield { line, ...read, ...result };
  }

  function isKnown(row: DenueRow): Skip | null {
    if (ids.has(row.denue_id)) return "same id as an earlier line";
    ids.add(row.denue_id);
    const look = lookOf(row);
    if (looks.has(look)) return "same business as an earlier line";
    looks.add(look);
    return null;
  }
}

const DROPPED_FROM: Readonly<Record<DroppedValue, keyof CensusUnit>> = {
  phone: "phone",
  website: "website",
  "postal code": "postalCode",
  staff: "staff",
  colonia: "colonia",
  address: "road",
};

/** DENUE units as rows of `import_denue`; null for other boroughs. @param vintage default edition: "05/2026" @throws BrokenFileError */
export async function* denueEntries(file: string, traits: FileTraits, vintage = ""): AsyncGenerator<Entry | null> {
  for await (const listing of readListings(file, traits, vintage)) {
    if (!listing) {
      yield null;
      continue;
    }
    const { line, unit, cut } = listing;
    const tooLong = cut.map((field) => ({ value: `${field} (too long)`, text: "left out" }));
    const about = { line, id: unit.denueId, name: unit.name };
    if ("skip" in listing) {
      yield { ...about, skip: listing.skip, dropped: tooLong };
      continue;
    }
    const dropped = listing.dropped.map((value) => ({ value, text: unit[DROPPED_FROM[value]] }));
    const { denue_id: id } = listing.row;
    yield { ...about, id, key: id, row: listing.row, dropped: [...tooLong, ...dropped] };
  }
}
