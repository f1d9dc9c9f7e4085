import "@/tests/support/ends-with-npm";
import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { PANEL_SECTION_IDS } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { startInstance } from "@/tests/support/instance";
import { signIn } from "@/tests/support/session-cookie";
import { askFor } from "./http/responses";
import { pagesOf } from "./support/pages";
import { printTable } from "./support/table";

/** KB that a section may download above a premium listing's page; a map's library comes when the map is opened. */
const MAX_KB = 60;
const CALLS = 20;
const PASSWORD = "una-clave-de-prueba";
const SCRIPTS = /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/**
 * `npm run bench:panel`: what each page of the owner panel downloads in JavaScript, gzip, above the public page of a premium
 * business, and the server's time for it (median of twenty). Fails where a section is heavier than it may be.
 */
const instance = await startInstance({ seed: "showcase", isLively: true });
const sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
try {
  const { supabaseUrl, publishableKey, secretKey } = instance.status;
  const email = `bench-${randomUUID()}@example.com`;
  const server = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const made = await server.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (made.error) throw made.error;
  const [business] = await sql<{ id: string }[]>`
    update negocios set user_id = ${made.data.user.id}
    where id = (select id from negocios where plan_type = 'premium' and is_approved and slug_categoria = 'alimentos-y-bebidas' limit 1)
    returning id`;
  if (!business) throw new Error("the showcase has no premium restaurant");
  const { cookies } = await signIn({ supabaseUrl, publishableKey }, email, PASSWORD);
  const headers = { accept: "text/html", cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };

  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (address: string): Promise<number> => {
    const known =
      sizes.get(address) ?? askFor(new URL(address, instance.siteUrl).href, "gzip").then(({ body }) => body.length);
    sizes.set(address, known);
    return known;
  };
  const scriptsOf = async (path: string): Promise<number> => {
    const answer = await fetch(instance.siteUrl + path, { headers, redirect: "manual" });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    const addresses = new Set([...(await answer.text()).matchAll(SCRIPTS)].map(([, address = ""]) => address));
    const each = await Promise.all([...addresses].map((address) => sizeOf(address.replaceAll("&amp;", "&"))));
    return each.reduce((sum, bytes) => sum + bytes, 0);
  };
  const timeOf = async (path: string): Promise<number> => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const start = performance.now();
      await (await fetch(instance.siteUrl + path, { headers })).arrayBuffer();
      times.push(performance.now() - start);
    }
    return times.toSorted((one, other) => one - other)[CALLS / 2] ?? 0;
  };

  const listing = (await pagesOf(instance)).find(({ name }) => name === "premium listing");
  const base = await scriptsOf(listing?.path ?? "");
  const rows: string[][] = [];
  const pages = [
    ["overview", routes.ownerPanel(undefined, business.id)] as const,
    ...PANEL_SECTION_IDS.map((section) => [section, routes.panelSection(section, business.id)] as const),
    ["vista", routes.panelPreview(business.id)] as const,
  ];
  for (const [name, path] of pages) {
    const above = (await scriptsOf(path)) - base;
    const isHeavy = above > MAX_KB * 1024;
    if (isHeavy) process.exitCode = 1;
    rows.push([name, kilobytes(above) + (isHeavy ? " (!)" : ""), (await timeOf(path)).toFixed(0)]);
  }
  process.stdout.write(`JavaScript of a premium listing's page: ${kilobytes(base)} KB\n\n`);
  printTable(["section", `KB of JavaScript above it (at most ${MAX_KB})`, "server, ms (median)"], rows);
} finally {
  await sql.end();
  await instance.stop();
}
