import { rmSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import type { Identity } from "@/supabase/local/backups/pack";
import { dataPaths } from "@/supabase/local/paths";
import { objectName } from "@/supabase/local/storage/object-files";
import type { RunningInstance } from "../status-file";
import { ago, check, checkPages, checkSignIns, type Drill, drillOf, type Line } from "./compare-sites";
import { differingTables, readHorizon, readTables, type TableFigures } from "./compare-tables";
import { startCopy } from "./drill-copy";
import { sha256Of } from "./make-backup";
import { findBackup, restoreBackup } from "./restore-backup";

interface Options {
  readonly from: string;
  readonly identity: Identity;
  readonly running: RunningInstance;
  readonly dataDir: string;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export async function runDrill({ from, identity, running, dataDir }: Options): Promise<Drill> {
  const root = await mkdtemp(path.join(os.tmpdir(), "iztapalapa-drill-"));
  await chmod(root, 0o711);
  const forget = () => rmSync(root, { recursive: true, force: true });
  process.once("exit", forget);
  const copyDir = path.join(root, "data");
  const sql = postgres(running.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const { manifest } = await findBackup(from);
    const startedAt = performance.now();
    const seen = { horizon: "0", original: new Map<string, TableFigures>(), copy: new Map<string, TableFigures>() };
    const restored = await restoreBackup({
      ...{ from, identity, dataDir: copyDir },
      async onRecovered(copy) {
        seen.horizon = await readHorizon(copy);
        seen.copy = await readTables(copy, seen.horizon);
        seen.original = await readTables(sql, seen.horizon);
      },
    });
    const restoredMs = performance.now() - startedAt;
    const copy = await startCopy(copyDir);
    const lines: Line[] = [];
    try {
      const servesMs = performance.now() - startedAt;
      const age = `made ${ago(new Date(manifest.madeAt))}, with changes up to ${restored.recoveredAt.toISOString()} (${ago(restored.recoveredAt)})`;
      lines.push(
        { isFine: true, text: `backup ${path.basename(restored.folder)}: ${age}` },
        { isFine: true, text: `restored and compared in ${seconds(restoredMs)}, serves after ${seconds(servesMs)}` },
        checkTables(seen.original, seen.copy),
        ...(await Promise.all([checkPictures(sql, copy.status, copyDir, dataDir), checkSignIns(copy.status)])),
        await checkPages(running.supabaseUrl, copy.status.supabaseUrl, unchangedBefore(sql, seen.horizon)),
        { isFine: true, text: lostSince(seen.original) },
      );
    } finally {
      await copy.stop();
    }
    const { isFine } = drillOf(lines);
    await sql`
      insert into private.respaldos (tipo, hecho_at, carpeta, bien) values ('simulacro', now(), ${restored.folder}, ${isFine})
      on conflict (tipo) do update set hecho_at = excluded.hecho_at, carpeta = excluded.carpeta, bien = excluded.bien`;
    return drillOf(lines);
  } finally {
    await sql.end();
    process.off("exit", forget);
    forget();
  }
}

const unchangedBefore = (sql: postgres.Sql, horizon: string) => async (slugs: readonly string[]) => {
  const rows = await sql<{ slug: string }[]>`
    select slug from negocios where slug in ${sql(["", ...slugs])} and xmin::text::bigint < ${horizon}::bigint`;
  return rows.map(({ slug }) => slug);
};

function checkTables(original: ReadonlyMap<string, TableFigures>, copy: ReadonlyMap<string, TableFigures>): Line {
  const rows = [...copy.values()].reduce((sum, figures) => sum + figures.rows, 0);
  return check(`tables: ${copy.size}, with ${rows} rows`, differingTables(original, copy));
}

function lostSince(original: ReadonlyMap<string, TableFigures>): string {
  const changed = [...original].filter(([, { newerRows }]) => newerRows > 0);
  const tables = changed.map(([name, { newerRows }]) => `${name} ${newerRows}`).join(", ");
  return `rows written since, which a loss of this machine would take: ${tables || "none"}`;
}

async function checkPictures(
  sql: postgres.Sql,
  { databaseUrl }: RunningInstance,
  copyDir: string,
  dataDir: string,
): Promise<Line> {
  const copy = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const list = (from: postgres.Sql) => from<{ bucket: string; name: string }[]>`
    select bucket_id as bucket, name from storage.objects`;
  const [rows, originals] = await Promise.all([list(copy), list(sql)]);
  await copy.end();
  const stillThere = new Set(originals.map(({ bucket, name }) => objectName(bucket, name)));
  const problems: string[] = [];
  for (const { bucket, name } of rows) {
    const file = objectName(bucket, name);
    const sums = [dataPaths(copyDir), dataPaths(dataDir)].map(({ storage }) =>
      sha256Of(path.join(storage, file)).catch(() => null),
    );
    const [copied, original] = await Promise.all(sums);
    if (stillThere.has(file) && (copied === null || copied !== original)) problems.push(`${bucket}/${name}`);
  }
  return check(`pictures: ${rows.length}`, problems);
}
