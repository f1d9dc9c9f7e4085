import type { CensusUnit } from "../denue/columns";
import type { DroppedValue } from "../denue/transform";
import type { Entry } from "../entry";
import type { FileTraits } from "./csv-records";
import { readListings } from "./listings";

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
