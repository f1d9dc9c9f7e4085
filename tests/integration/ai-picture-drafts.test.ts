import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { keepPicture, readPictureDraft, readPictureJob, startPicture } from "@/lib/ai/server/pictures";
import { pictureInfo } from "@/supabase/seed/artwork/render";
import { insertBusiness } from "@/tests/support/business-row";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

let backend: ScratchBackend;
let sql: postgres.Sql;
let person = "";
let business = "";

beforeAll(async () => {
  backend = await startScratchBackend();
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", backend.url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", backend.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", backend.secretKey);
  vi.stubEnv("AI_DRAFTS", "true");
  sql = postgres(backend.databaseUrl, { max: 2, onnotice: () => undefined });
  const client = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const made = await client.auth.admin.createUser({ email: "ana@example.com", email_confirm: true });
  person = made.data.user?.id ?? "";
  business = await insertBusiness(sql, { user_id: person });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await sql?.end();
  await backend?.stop();
});

describe("without a model", () => {
  it.each([
    ["cover", 1536, "portada_url"],
    ["logo", 512, "logo_url"],
  ] as const)("a %s is drawn by rules, and keeping it spends nothing", async (kind, width, column) => {
    const place = { person, business, kind };
    const started = await startPicture({ ...place, wish: { forma: "circular" } });
    if (!started.ok) throw new Error(started.code);
    await started.value.work;
    const job = await readPictureJob(place);
    expect(job).toMatchObject({ state: "ready", isDraft: true, left: 3 });
    const draft = await readPictureDraft(place);
    const info = await pictureInfo(Buffer.from((await draft?.arrayBuffer()) ?? new ArrayBuffer(0)));
    // No model has made it, and it says so of none.
    expect([info.format, info.width, info.xmp]).toEqual(["webp", width, undefined]);
    expect(await keepPicture(place, job?.turn ?? "")).toEqual({ ok: true, value: { isWaiting: false } });
    const [row] = await sql`select * from negocios`;
    expect(row).toMatchObject({ ai_logo_used: false, ai_portada_used: false });
    const stored = await sql`select from storage.objects where name = ${row?.[column]} and bucket_id <> 'borradores'`;
    expect([stored.length, (await sql`select from ia_usos`).length]).toEqual([1, 0]);
  });
});
