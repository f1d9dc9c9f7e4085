import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const VISITOR = "203.0.113.7";
const asked: { path: string; address: string | undefined }[] = [];
const project = http.createServer(({ url = "", headers }, response) => {
  asked.push({ path: url.replace(/\?.*/, ""), address: headers["x-forwarded-for"]?.toString() });
  response.writeHead(400, { "content-type": "application/json" }).end("{}");
});

beforeAll(async () => {
  await once(project.listen(0, "127.0.0.1"), "listening");
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", `http://127.0.0.1:${(project.address() as AddressInfo).port}`);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SUPABASE_SECRET_KEY", "secret");
});
afterAll(() => {
  vi.unstubAllEnvs();
  project.close();
});

describe("createSessionClient", () => {
  it("tells sign-in who the visitor is, and tables nothing", async () => {
    const { createSessionClient } = await import("./session");
    const jar = { getAll: () => [], setAll: () => undefined };
    const client = createSessionClient({ jar, clientAddress: VISITOR });
    await client.auth.signInWithPassword({ email: "ana@example.org", password: "una-clave-de-prueba" });
    await client.from("negocios").select("id");
    expect(asked).toEqual([
      { path: "/auth/v1/token", address: VISITOR },
      { path: "/rest/v1/negocios", address: undefined },
    ]);
  });
});
