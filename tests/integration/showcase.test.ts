import { rm } from "node:fs/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toBusiness } from "@/lib/businesses/mapper";
import { toPictureUrl } from "@/lib/images/picture-url";
import { showcaseAccounts, showcaseUsers } from "@/supabase/seed/showcase/accounts";
import { seedShowcase } from "@/supabase/seed/showcase/seed-showcase";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { secretClient } from "@/supabase/seed/target";
import { aPreparedDataDir, preparedFolder } from "@/tests/support/prepared-data";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const NOW = new Date("2026-11-20T18:00:00Z");

let dataDir: string;
let backend: ScratchBackend;
let client: SupabaseClient;

beforeAll(async () => {
  dataDir = await aPreparedDataDir("showcase");
  backend = await startScratchBackend({ dataDir });
  client = secretClient({ supabaseUrl: backend.url, secretKey: backend.secretKey });
  if (!preparedFolder("showcase")) await seedShowcase({ client, secretKey: backend.secretKey, now: NOW });
});
afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const newVisitor = () =>
  createClient(backend.url, backend.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

async function slugsSeenBy(reader: SupabaseClient): Promise<string[]> {
  const { data, error } = await reader.from("negocios").select("slug").order("slug");
  if (error) throw error;
  return data.map(({ slug }) => slug);
}

const slugsOf = (businesses: typeof showcaseBusinesses) => businesses.map(({ slug }) => slug).toSorted();
const publicBusinesses = showcaseBusinesses.filter(({ approval, isDeleted }) => approval === "approved" && !isDeleted);

it("shows a visitor what is approved and not deleted", async () => {
  expect(await slugsSeenBy(newVisitor())).toEqual(slugsOf(publicBusinesses));
});

describe.each(showcaseUsers)("the $role", ({ key, email }) => {
  it("signs in and sees what the role may", async () => {
    const user = newVisitor();
    const password = showcaseAccounts(backend.secretKey).find((account) => account.key === key)?.password ?? "";
    const { error } = await user.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    const own = showcaseBusinesses.filter((business) => business.owner === key && !business.isDeleted);
    const expected = key === "admin" ? showcaseBusinesses : [...new Set([...publicBusinesses, ...own])];
    expect(await slugsSeenBy(user)).toEqual(slugsOf(expected));
  });
});

it("keeps e-mails and reasons out of public rows, for the owner to read", async () => {
  const { data } = await newVisitor().from("negocio_privado").select("email");
  expect(data ?? []).toEqual([]);
  const { data: reason } = await client
    .from("negocio_privado")
    .select("motivo_rechazo, negocios!inner(slug)")
    .eq("negocios.slug", "celulares-el-enchufe")
    .single();
  expect(reason?.motivo_rechazo).toMatch(/dirección/);
});

it("has every picture that a row names, kept for a year", async () => {
  const { data } = await client.from("negocios").select("*");
  const promotions = await client.from("promociones").select("imagen_url");
  const named = [
    ...(data ?? [])
      .map(toBusiness)
      .flatMap(({ coverUrl, logoUrl, gallery, specialPromotion }) => [
        coverUrl,
        logoUrl,
        specialPromotion?.imageUrl,
        ...gallery,
      ]),
    ...(promotions.data ?? []).map(({ imagen_url }) => toPictureUrl(imagen_url, "promociones")),
  ].filter(Boolean);
  expect(named.length).toBeGreaterThan(120);
  for (const path of named) {
    const answer = await fetch(`${backend.url}${path}`);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/webp"]);
    expect(answer.headers.get("cache-control")).toContain("max-age=31536000");
  }
});

it("has visits for an owner's charts, of the eight weeks before it was made", async () => {
  const premium = showcaseBusinesses.find(({ slug }) => slug === "taqueria-la-guera");
  const { data: row } = await client.from("negocios").select("id, user_id, visitas").eq("slug", premium?.slug).single();
  const asked = { person: row?.user_id, business: row?.id, since: "2020-01-01" };
  const { data } = await client.rpc("read_own_statistics", asked);
  const days = (data?.dias ?? []) as [string, string, number][];
  const visits = days.filter(([, kind]) => kind === "visita");
  expect(new Set(days.map(([, kind]) => kind))).toEqual(
    new Set(["visita", "llamada", "whatsapp", "ruta", "web", "qr"]),
  );
  expect(visits.reduce((sum, [, , count]) => sum + count, 0)).toBe((row?.visitas ?? 0) / 2);
  expect(visits.length).toBeGreaterThan(50);
});

it("doubles nothing when it is repeated", async () => {
  const count = async () => {
    const tables = ["negocios", "promociones", "negocio_privado", "negocio_propietarios", "profiles", "eventos"];
    const answers = await Promise.all(
      tables.map((table) => client.from(table).select("*", { count: "exact", head: true })),
    );
    const { data } = await client.auth.admin.listUsers();
    const objects = await client.storage.from("portadas").list();
    return [...answers.map((answer) => answer.count), data.users.length, objects.data?.length];
  };
  const before = await count();
  await seedShowcase({ client, secretKey: backend.secretKey, now: NOW });
  expect(await count()).toEqual(before);
  expect(before.slice(0, 1)).toEqual([40]);
});
