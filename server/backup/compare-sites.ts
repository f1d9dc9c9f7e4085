import postgres from "postgres";
import { z } from "zod";

const PAGES = 100;
const SIGN_INS = 10;
const TIMEOUT_MS = 60_000;

export interface Project {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly databaseUrl: string;
}

export interface Drill {
  readonly isFine: boolean;
  readonly lines: readonly string[];
}

export type Line = { isFine: boolean; text: string };

export const check = (text: string, problems: readonly string[]): Line => ({
  isFine: problems.length === 0,
  text: problems.length === 0 ? text : `${text}. Not as they should be: ${problems.slice(0, 10).join(", ")}`,
});

export function ago(moment: Date): string {
  const minutes = Math.round((Date.now() - moment.getTime()) / 60_000);
  return minutes < 120 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
}

export const drillOf = (lines: readonly Line[]): Drill => ({
  isFine: lines.every((line) => line.isFine),
  lines: lines.map((line) => `${line.isFine ? "✓" : "✗"} ${line.text}`),
});

const linkSchema = z.object({ hashed_token: z.string() });
const sessionSchema = z.object({ access_token: z.string() });
const userSchema = z.object({ id: z.uuid() });

export async function checkSignIns(restored: Project): Promise<Line> {
  const { supabaseUrl, secretKey, publishableKey, databaseUrl } = restored;
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

export async function checkPages(
  site: string,
  restored: string,
  unchanged: (slugs: readonly string[]) => Promise<readonly string[]>,
): Promise<Line> {
  const paths = await listPages(restored);
  const different: string[] = [];
  for (const page of paths) {
    const [original, copied] = await Promise.all([site, restored].map((each) => readPage(`${each}${page}`)));
    if (original !== copied || !copied?.startsWith("200 ")) different.push(page);
  }
  const slugOf = (page: string) => BUSINESS_PAGE.exec(page)?.[1];
  const kept = new Set(await unchanged(different.flatMap((page) => slugOf(page) ?? [])));
  const isChanged = (page: string) => {
    const slug = slugOf(page);
    return slug !== undefined && !kept.has(slug);
  };
  return check(
    `pages: ${paths.length}`,
    different.filter((page) => !isChanged(page)),
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
