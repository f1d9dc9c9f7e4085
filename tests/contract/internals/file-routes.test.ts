// Ours alone: bounds of our storage routes, and that they leave the database alone.
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTarget, type Target } from "@/tests/support/backend-target";

const BUCKET = "negocios";

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

async function upload(path = "contract/foto.png") {
  const options = { contentType: "image/png", upsert: true };
  const { error } = await target.server.storage.from(BUCKET).upload(path, Buffer.from("x"), options);
  expect(error).toBeNull();
  return path;
}

const publicUrl = (path: string) => target.visitor().storage.from(BUCKET).getPublicUrl(path).data.publicUrl;

describe("storage routes of ours (storage-routes.ts)", () => {
  it("take names with accents, which a hosted project refuses", async () => {
    expect((await fetch(publicUrl(await upload("contract/añejo.png")))).status).toBe(200);
  });

  it("sign 50 addresses at once, and no more", async () => {
    const bucket = target.server.storage.from(BUCKET);
    const paths = Array.from({ length: 51 }, (_, n) => `contract/no-hay-${n}.png`);
    expect((await bucket.createSignedUrls(paths, 60)).error).not.toBeNull();
    const { data } = await bucket.createSignedUrls(paths.slice(1), 60);
    expect(data?.map(({ path }) => path)).toEqual(paths.slice(1));
  });

  it("sign nothing outside of the bucket", async () => {
    const other = `${BUCKET}/${await upload()}`;
    for (const path of [`../${other}`, `./../${other}`, "../../../../../auth/v1/otp"]) {
      const { data } = await target.server.storage.from("logos").createSignedUrls([path], 60);
      expect(data?.[0]?.error).toBeTruthy();
    }
  });

  it("write nothing to the database when a public object is read", async () => {
    const path = await upload();
    const sql = postgres(target.embedded?.databaseUrl ?? "", { max: 1 });
    const version = () => sql`select xmin::text, last_accessed_at from storage.objects where name = ${path}`;
    const [before] = await version();
    await (await fetch(publicUrl(path))).arrayBuffer();
    expect(await version()).toEqual([before]);
    await sql.end();
  });
});
