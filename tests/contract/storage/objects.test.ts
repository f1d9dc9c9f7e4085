import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTarget, type Target } from "@/tests/support/backend-target";

/** The smallest picture: one transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const BUCKET = "negocios";

let target: Target;
const made: string[] = [];

function aPath(): string {
  const path = `contract/${randomUUID()}.png`;
  made.push(path);
  return path;
}

async function upload(path = aPath(), body: Buffer | File = PIXEL) {
  const options = { contentType: "image/png", cacheControl: "31536000" };
  const { error } = await target.server.storage.from(BUCKET).upload(path, body, options);
  expect(error).toBeNull();
  return path;
}

const publicUrl = (path: string) => target.visitor().storage.from(BUCKET).getPublicUrl(path).data.publicUrl;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(async () => {
  await target.server.storage.from(BUCKET).remove(made);
  await target.close();
});

describe("storage with the secret key (override: App._storageAdapter)", () => {
  it("uploads, and everybody reads by the public address, cached for a year", async () => {
    const response = await fetch(publicUrl(await upload()));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toContain("max-age=31536000");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXEL);
  });

  it("reads back by download()", async () => {
    const { data, error } = await target.server.storage.from(BUCKET).download(await upload());
    expect(error).toBeNull();
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PIXEL);
  });

  it("refuses a second upload under the same name, unless it is an upsert", async () => {
    const path = await upload();
    const bucket = target.server.storage.from(BUCKET);
    expect((await bucket.upload(path, PIXEL, { contentType: "image/png" })).error?.message).toContain("already exists");
    expect((await bucket.upload(path, PIXEL, { contentType: "image/png", upsert: true })).error).toBeNull();
  });

  it("removes", async () => {
    const path = await upload();
    expect((await target.server.storage.from(BUCKET).remove([path])).error).toBeNull();
    expect((await fetch(`${publicUrl(path)}?${randomUUID()}`)).ok).toBe(false);
  });

  it("refuses another kind of file and one that is too large", async () => {
    const bucket = target.server.storage.from(BUCKET);
    expect((await bucket.upload(aPath(), "<script>", { contentType: "text/html" })).error).not.toBeNull();
    const large = Buffer.alloc(4 * 1024 * 1024 + 1);
    expect((await bucket.upload(aPath(), large, { contentType: "image/png" })).error).not.toBeNull();
  });

  it("keeps names with spaces", async () => {
    const path = `contract/${randomUUID()} de frente.png`;
    made.push(path);
    const { error } = await target.server.storage.from(BUCKET).upload(path, PIXEL, { contentType: "image/png" });
    expect(error).toBeNull();
    expect((await fetch(publicUrl(path))).status).toBe(200);
  });
});

describe("storage without the secret key", () => {
  it("nobody writes, replaces or removes", async () => {
    const path = await upload();
    const signedIn = (await target.signedIn()).client;
    for (const someone of [target.visitor(), signedIn]) {
      const bucket = someone.storage.from(BUCKET);
      expect((await bucket.upload(aPath(), PIXEL, { contentType: "image/png" })).error).not.toBeNull();
      expect((await bucket.upload(path, PIXEL, { contentType: "image/png", upsert: true })).error).not.toBeNull();
      expect((await bucket.createSignedUploadUrl(aPath())).error).not.toBeNull();
      await bucket.remove([path]);
    }
    expect((await fetch(publicUrl(path))).status).toBe(200);
  });

  it("nobody lists", async () => {
    await upload();
    const { data } = await target.visitor().storage.from(BUCKET).list("contract");
    expect(data ?? []).toEqual([]);
  });
});

describe("storage routes of ours (storage-routes.ts)", () => {
  it("take a browser's File with its type and cache time", async () => {
    const path = aPath();
    const file = new File([PIXEL], "foto.png", { type: "image/png" });
    const { error } = await target.server.storage.from(BUCKET).upload(path, file, { cacheControl: "600" });
    expect(error).toBeNull();
    const response = await fetch(publicUrl(path));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toContain("max-age=600");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXEL);
  });

  it("sign an address that works, one or several", async () => {
    const path = await upload();
    const bucket = target.server.storage.from(BUCKET);
    const one = await bucket.createSignedUrl(path, 60);
    expect(one.error).toBeNull();
    expect((await fetch(one.data?.signedUrl ?? "")).status).toBe(200);
    const many = await bucket.createSignedUrls([path, "contract/no-hay.png"], 60);
    expect((await fetch(many.data?.[0]?.signedUrl ?? "")).status).toBe(200);
    expect(many.data?.[1]?.error).toBeTruthy();
  });

  it("answer 400 to a broken form", async () => {
    const response = await fetch(`${target.url}/storage/v1/object/${BUCKET}/${aPath()}`, {
      method: "POST",
      headers: { apikey: target.secretKey, "content-type": "multipart/form-data; boundary=x" },
      body: "--y\r\nnothing that ends",
    });
    expect(response.status).toBe(400);
  });

  it("refuse an address signed for another object", async () => {
    const bucket = target.server.storage.from(BUCKET);
    const signed = new URL((await bucket.createSignedUrl(await upload(), 60)).data?.signedUrl ?? "");
    const other = await upload();
    signed.pathname = signed.pathname.replace(/contract\/.*$/, other);
    expect((await fetch(signed)).ok).toBe(false);
  });

  it("sign an upload", async () => {
    const path = aPath();
    const bucket = target.server.storage.from(BUCKET);
    const { data, error } = await bucket.createSignedUploadUrl(path);
    expect(error).toBeNull();
    const file = new File([PIXEL], "foto.png", { type: "image/png" });
    const sent = await target
      .visitor()
      .storage.from(BUCKET)
      .uploadToSignedUrl(path, data?.token ?? "", file);
    expect(sent.error).toBeNull();
    expect((await fetch(publicUrl(path))).headers.get("content-type")).toBe("image/png");
  });

  it("answer 304 to a reader who has the picture", async () => {
    const url = publicUrl(await upload());
    const first = await fetch(url);
    const again = await fetch(url, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });
});
