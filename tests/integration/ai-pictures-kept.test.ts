import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { readPictureJob, startPicture } from "@/lib/ai/server/pictures";
import { preparePicture } from "@/lib/images/server/prepare-picture";
import { toPng } from "@/supabase/seed/artwork/render";
import { insertBusiness } from "@/tests/support/business-row";
import { eventually } from "@/tests/support/eventually";
import { type ModelVendor, startModelVendor } from "@/tests/support/model-vendor";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

let backend: ScratchBackend;
let vendor: ModelVendor;
let sql: postgres.Sql;
let place = { person: "", business: "", kind: "logo" as const };

beforeAll(async () => {
  [backend, vendor] = await Promise.all([startScratchBackend(), startModelVendor()]);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", backend.url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", backend.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", backend.secretKey);
  vi.stubEnv("OPENAI_API_KEY", "sk-of-a-test");
  vi.stubEnv("OPENAI_BASE_URL", vendor.baseUrl);
  sql = postgres(backend.databaseUrl, { max: 2, onnotice: () => undefined });
  const client = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const made = await client.auth.admin.createUser({ email: "ana@example.com", email_confirm: true });
  const person = made.data.user?.id ?? "";
  place = { ...place, person, business: await insertBusiness(sql, { user_id: person, plan_type: "premium" }) };
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await sql?.end();
  await vendor?.close();
  await backend?.stop();
});

const drawing = (side: number) =>
  toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="512" cy="512" r="400" fill="#b91c1c"/></svg>`,
  );

beforeEach(async () => {
  vendor.reset();
  vendor.picture = await drawing(1024);
  await sql`truncate ia_imagenes, ia_usos`;
  await sql`delete from storage.objects`;
});

async function begin(): Promise<void> {
  const started = await startPicture({ ...place, wish: {} });
  if (!started.ok || !started.value.work) throw new Error("no picture was begun");
  await started.value.work;
}

/** Expects one picture of the vendor's, one try, one draft that is there. */
async function expectKept(): Promise<void> {
  expect(vendor.asked).toHaveLength(1);
  const job = await readPictureJob(place);
  expect(job).toMatchObject({ state: "ready", left: 2 });
  expect(await sql`select estado, imagenes from ia_usos where tipo = 'logo'`).toEqual([
    { estado: "hecho", imagenes: 1 },
  ]);
  expect(
    await sql`select from storage.objects where bucket_id = 'borradores' and name = ${job?.path ?? ""}`,
  ).toHaveLength(1);
}

it("what the vendor sends is kept, and is a try, however much its owner uploads beside it", async () => {
  const arrived = Promise.withResolvers<void>();
  vendor.until = arrived.promise;
  const work = begin();
  await eventually(() => expect(vendor.asked).toHaveLength(1));
  const upload = new Blob([new Uint8Array(await drawing(3000))]);
  const uploads = Array.from({ length: 14 }, () => preparePicture(upload, "cover", place.person));
  arrived.resolve();
  await work;
  await expectKept();
  // Of a line that is full there is too much of the owner's own.
  const codes = (await Promise.all(uploads)).flatMap((each) => (each.ok ? [] : [each.code]));
  expect(codes).toContain("busy");
});

it.each([
  ["storage does not take it", "storage.objects", "new.bucket_id = 'borradores'"],
  ["what it cost is not noted", "public.ia_usos", "new.estado = 'hecho'"],
  ["that it is there is not noted", "public.ia_imagenes", "new.estado = 'lista'"],
])("what the vendor sends is tried again when %s", async (_, table, condition) => {
  await sql.unsafe(`
    create sequence public.test_tries;
    create function public.test_break() returns trigger language plpgsql security definer as $$
    begin
      -- What a sequence gives is not taken back with the statement that fails.
      if nextval('public.test_tries') <= 2 then raise exception 'no'; end if;
      return new;
    end $$;
    create trigger test_break before insert or update on ${table} for each row when (${condition}) execute function public.test_break();`);
  try {
    await begin();
    await expectKept();
    expect(Number((await sql`select last_value from public.test_tries`)[0]?.last_value)).toBeGreaterThan(2);
  } finally {
    await sql.unsafe(
      `drop trigger test_break on ${table}; drop function public.test_break; drop sequence public.test_tries;`,
    );
  }
});
