import { rmSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { z } from "zod";
import type { Identity } from "@/supabase/local/backups/pack";
import { dataPaths } from "@/supabase/local/paths";
import { objectName } from "@/supabase/local/storage/object-files";
import type { RunningInstance } from "../status-file";
import { differingTables, readHorizon, readTables, type TableFigures } from "./compare-tables";
import { startCopy } from "./drill-copy";
import { sha256Of } from "./make-backup";
import { findBackup, restoreBackup } from "./restore-backup";

const PAGES = 100;
const SIGN_INS = 10;
const TIMEOUT_MS = 60_000;

interface Options {
  readonly from: string;
  readonly identity: Identity;
  readonly running: RunningInstance;
  readonly dataDir: string;
}

/** What was found, a line each; `isFine` is false when something is not as it should be. */
export interface Drill {
  readonly isFine: boolean;
  readonly lines: readonly string[];
}

type Line = { isFine: boolean; text: string };

const check = (text: string, problems: readonly string[]): Line => ({
  isFine: problems.length === 0,
  text: problems.length === 0 ? text : `${text}. Not as they should be: ${problems.slice(0, 10).join(", ")}`,
});

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function ago(moment: Date): string {
  const minutes = Math.round((Date.now() - moment.getTime()) / 60_000);
  return minutes < 120 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
}

/** Restores the newest backup beside the running instance, serves from it, and compares the two. */
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
        await checkPages(running, copy.status, sql, seen.horizon),
        { isFine: true, text: lostSince(seen.original) },
      );
    } finally {
      await copy.stop();
    }
    const isFine = lines.every((line) => line.isFine);
    await sql`
      insert into private.respaldos (tipo, hecho_at, carpeta, bien) values ('simulacro', now(), ${restored.folder}, ${isFine})
      on conflict (tipo) do update set hecho_at = excluded.hecho_at, carpeta = excluded.carpeta, bien = excluded.bien`;
    return { isFine, lines: lines.map((line) => `${line.isFine ? "✓" : "✗"} ${line.text}`) };
  } finally {
    await sql.end();
    process.off("exit", forget);
    forget();
  }
}

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
    const sums = [copyDir, dataDir].map((folder) =>
      sha256Of(path.join(dataPaths(folder).storage, file)).catch(() => null),
    );
    const [copied, original] = await Promise.all(sums);
    if (stillThere.has(file) && (copied === null || copied !== original)) problems.push(`${bucket}/${name}`);
  }
  return check(`pictures: ${rows.length}`, problems);
}

const linkSchema = z.object({ hashed_token: z.string() });
const sessionSchema = z.object({ access_token: z.string() });
const userSchema = z.object({ id: z.uuid() });

async function checkSignIns({ supabaseUrl, secretKey, publishableKey, databaseUrl }: RunningInstance): Promise<Line> {
  const copy = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const users = await copy<{ id: string; email: string }[]>`
    select id, email from auth.users where email_confirmed_at is not null order by random() limit ${SIGN_INS}`;
  await copy.end();
  const post = async (address: string, key: string, body: object) =>
    (await ask(`${supabaseUrl}/auth/v1/${address}`, { key, body: JSON.stringify(body) })).json();
  const problems: string[] = [];
  for (const { id, email } of users) {
    const link = linkSchema.safeParse(await post("admin/generate_link", secretKey, { type: "magiclink", email })).data;
    const verified = { type: "magiclink", token_hash: link?.hashed_token };
    const session = sessionSchema.safeParse(await post("verify", publishableKey, verified)).data;
    const response = await ask(`${supabaseUrl}/auth/v1/user`, { key: publishableKey, token: session?.access_token });
    if (userSchema.safeParse(await response.json()).data?.id !== id) problems.push(id);
  }
  return check(`sign-ins: ${users.length}`, problems);
}

type Request = { key?: string; token?: string | undefined; body?: string };

async function ask(url: string, { key, token = key, body }: Request = {}): Promise<Response> {
  return fetch(url, {
    ...(body && { method: "POST", body }),
    headers: { "content-type": "application/json", ...(key && { apikey: key, authorization: `Bearer ${token}` }) },
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

const BUSINESS_PAGE = /^\/negocio\/([^/]+)$/;

async function checkPages(
  { supabaseUrl }: RunningInstance,
  { supabaseUrl: copyUrl }: RunningInstance,
  sql: postgres.Sql,
  horizon: string,
): Promise<Line> {
  const paths = await listPages(copyUrl);
  const different: string[] = [];
  for (const page of paths) {
    const [original, copied] = await Promise.all([supabaseUrl, copyUrl].map((site) => readPage(`${site}${page}`)));
    if (original !== copied || !copied?.startsWith("200 ")) different.push(page);
  }
  const slugs = different.flatMap((page) => BUSINESS_PAGE.exec(page)?.[1] ?? []);
  const unchanged = await sql<{ slug: string }[]>`
    select slug from negocios where slug in ${sql(["", ...slugs])} and xmin::text::bigint < ${horizon}::bigint`;
  const excused = slugs.filter((slug) => !unchanged.some((row) => row.slug === slug)).map((slug) => `/negocio/${slug}`);
  return check(
    `pages: ${paths.length}`,
    different.filter((page) => !excused.includes(page)),
  );
}

async function listPages(site: string): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await ask(`${site}${address}`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = ""]) => new URL(location).pathname,
    );
  const pages: string[] = [];
  for (const file of await locations("/sitemap.xml")) {
    if (pages.length < PAGES) pages.push(...(await locations(file)));
  }
  return pages.slice(0, PAGES);
}

async function readPage(url: string): Promise<string> {
  const response = await ask(url);
  const html = await response.text();
  const [, title = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return `${response.status} ${title} ${heading}`;
}
