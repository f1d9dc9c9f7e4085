import type { Entry } from "../entry";
import { type OwnReader, type OwnTarget, ownRowReader } from "../own-row";
import { csvRecords, type FileTraits } from "./csv-records";
import { stableId } from "./stable-id";

const addressed = (target: OwnTarget): { id: string; slug?: string; nuevo?: true } | { slug: string } =>
  "identity" in target ? { id: stableId(`importado ${target.identity}`), slug: target.slug, nuevo: true } : target;

type OwnFile = { onIgnored: (columns: readonly string[]) => void };

/** Rows of a file of ours for `write_own_rows`, or why they are none. @throws BrokenFileError */
export async function* ownEntries(file: string, traits: FileTraits, { onIgnored }: OwnFile): AsyncGenerator<Entry> {
  const seen = new Set<string>();
  let reader: OwnReader | undefined;
  for await (const { line, record } of csvRecords(file, traits)) {
    if (!reader) {
      reader = ownRowReader(record);
      onIgnored(reader.ignored);
      continue;
    }
    const row = reader.read(record);
    const { id, name } = row;
    if ("skip" in row) {
      yield { line, id, name, dropped: [], skip: row.skip };
      continue;
    }
    const place = addressed(row.target);
    const key = "id" in place ? place.id : place.slug;
    if (seen.has(key)) yield { line, id: id || key, name, dropped: [], skip: "same business as an earlier line" };
    else yield { line, id: id || key, name, key, dropped: [], row: { ...place, clave: key, columnas: row.columns } };
    seen.add(key);
  }
}
