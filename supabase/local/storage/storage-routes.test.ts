import { setImmediate as aTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { ApiRequest } from "@/supabase/local/http";
import { storageRoutes } from "@/supabase/local/storage/storage-routes";

describe("storageRoutes", () => {
  it("signs several addresses one after the other", async () => {
    let underWay = 0;
    let most = 0;
    const lite = async ({ url }: ApiRequest) => {
      most = Math.max(most, ++underWay);
      await aTurn();
      underWay -= 1;
      return Response.json({ signedUrl: `/storage/v1${url.pathname}?token=x` });
    };
    const routes = storageRoutes(lite);
    const paths = Array.from({ length: 50 }, (_, n) => `${n}.png`);
    const response = await routes({
      method: "POST",
      url: new URL("http://backend/storage/v1/object/sign/negocios"),
      headers: new Headers(),
      body: new TextEncoder().encode(JSON.stringify({ expiresIn: 60, paths })),
      clientAddress: null,
    });
    expect(await response?.json()).toHaveLength(50);
    expect(most).toBe(1);
  });
});
