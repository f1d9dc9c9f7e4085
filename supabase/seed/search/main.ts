import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { reduceIndex } from "./reduce-index";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../migrations");
const linesSchema = z.array(z.object({ codigo: z.string().regex(/^\d{6}$/), termino: z.string() }));

const HEADER = `-- Everyday terms of the census classes, as synonyms.
--
-- Fuente: INEGI, Sistema de Clasificación Industrial de América del Norte (SCIAN), México 2023, índice alfabético (datos procesados:
-- reduced by supabase/seed/search, which wrote this file).
--
-- Who may do what: as the migration of synonyms says.

insert into public.sinonimos (scian, termino, fuente)
select split_part(line, ':', 1), term, 'INEGI, SCIAN 2023'
from regexp_split_to_table(btrim($terms$`;

const FOOTER = `
$terms$, E'\\n'), E'\\n') line, regexp_split_to_table(split_part(line, ':', 2), '; ') term
on conflict do nothing;
`;

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Name the file with INEGI's index of terms (csv.gz)");
  const lines = linesSchema.parse(parse(gunzipSync(await readFile(file)), { columns: true, bom: true }));
  const terms = reduceIndex(
    lines.map(({ codigo, termino }) => ({ code: codigo, term: termino.replace(/[:;$]/g, " ") })),
  );
  const text = [...terms].map(([code, each]) => `${code}:${each.join("; ")}`).join("\n");
  const migration = (await readdir(MIGRATIONS)).find((name) => name.endsWith("_census_synonyms.sql"));
  if (!migration) throw new Error("There is no migration of census synonyms to write");
  await writeFile(path.join(MIGRATIONS, migration), `${HEADER}\n${text}${FOOTER}`);
}

await main();
