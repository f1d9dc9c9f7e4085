import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import postgres from "postgres";
import { z } from "zod";
import { StartError } from "../start-error";
import { ago, check, checkPages, checkSignIns, type Drill, drillOf, type Project } from "./compare-sites";

const siteSchema = z
  .object({
    SITE_URL: z.url(),
    NEXT_PUBLIC_SUPABASE_URL: z.url(),
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
    SUPABASE_SECRET_KEY: z.string().min(1),
    DATABASE_URL: z.string().startsWith("postgres"),
  })
  .transform((variables) => ({
    site: variables.SITE_URL,
    supabaseUrl: variables.NEXT_PUBLIC_SUPABASE_URL,
    publishableKey: variables.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: variables.SUPABASE_SECRET_KEY,
    databaseUrl: variables.DATABASE_URL,
  }));

export type HostedSite = Project & { readonly site: string };

/** @param whose names the site in the message @throws {StartError} naming the variables that are missing */
export function readSite(variables: unknown, whose: string): HostedSite {
  const { data, error } = siteSchema.safeParse(variables);
  if (data) return data;
  throw new StartError(
    `${whose} lacks ${[...new Set(error.issues.map(({ path: [name] }) => String(name)))].join(", ")}.`,
  );
}

export const readSiteFile = async (file: string): Promise<HostedSite> =>
  readSite(parseEnv(await readFile(file, "utf8").catch(() => "")), file);

const open = ({ databaseUrl }: Project) => postgres(databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });

/** Compares a project that a backup was restored into with the one that runs. A dump's moment is that of its newest row. */
export async function runHostedDrill(running: HostedSite, restored: HostedSite): Promise<Drill> {
  const [original, copy] = [open(running), open(restored)];
  try {
    const moment = await newestRow(copy);
    const [before, after] = [await countRows(original, moment), await countRows(copy, moment)];
    const fewer = [...before].filter(([name, { rows }]) => rows > (after.get(name)?.rows ?? -1)).map(([name]) => name);
    const lost = [...before].filter(([, { newer }]) => newer > 0).map(([name, { newer }]) => `${name} ${newer}`);
    const unchanged = async (slugs: readonly string[]) => {
      const rows = await original<{ slug: string }[]>`
        select slug from negocios where slug in ${original(["", ...slugs])} and updated_at <= ${moment}`;
      return rows.map(({ slug }) => slug);
    };
    return drillOf([
      { isFine: true, text: `the newest row of the copy was made ${ago(moment)}` },
      check(`tables: ${after.size}, pictures and all`, fewer),
      await checkSignIns(restored),
      await checkPages(running.site, restored.site, unchanged),
      { isFine: true, text: `rows made since: ${lost.join(", ") || "none"}` },
    ]);
  } finally {
    await Promise.all([original.end(), copy.end()]);
  }
}

// Without times: those of "private" come and go.
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, a.attname is not null as "isDated"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'created_at' and not a.attisdropped
  where c.relkind = 'r' and (n.nspname = 'public' or (n.nspname = 'private' and a.attname is not null)
    or c.oid = any (array['auth.users', 'storage.objects']::regclass[]))
  order by 1`;
type Table = { name: string; isDated: boolean };

async function newestRow(sql: postgres.Sql): Promise<Date> {
  const dated = (await sql.unsafe<Table[]>(TABLES)).filter(({ isDated }) => isDated);
  const [row] = await sql.unsafe<{ at: Date | null }[]>(
    `select max(at) as at from (${dated.map(({ name }) => `select max(created_at) as at from ${name}`).join(" union all ")}) t`,
  );
  return row?.at ?? new Date(0);
}

async function countRows(sql: postgres.Sql, moment: Date) {
  const counts = new Map<string, { rows: number; newer: number }>();
  for (const { name, isDated } of await sql.unsafe<Table[]>(TABLES)) {
    const [row] = await sql.unsafe<{ rows: number; newer: number }[]>(
      isDated
        ? `select count(*) filter (where created_at <= $1)::int as rows, count(*) filter (where created_at > $1)::int as newer from ${name}`
        : `select exists (select from ${name})::int as rows, 0 as newer`,
      isDated ? [moment] : [],
    );
    if (row) counts.set(name, row);
  }
  return counts;
}
