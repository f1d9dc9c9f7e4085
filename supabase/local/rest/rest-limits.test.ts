import { describe, expect, it } from "vitest";
import type { ApiRequest } from "@/supabase/local/http";
import { withRestLimits } from "@/supabase/local/rest/rest-limits";

const MAX = 600;
const SECRET_KEY = "the-secret-key";

const aRequest = (clientAddress: string | null, path = "/rest/v1/rpc/suggest", apikey = "public"): ApiRequest => ({
  method: "POST",
  url: new URL(path, "http://backend"),
  headers: new Headers({ apikey }),
  body: null,
  clientAddress,
});

function openLimits() {
  let now = 0;
  const handle = withRestLimits(
    async () => new Response(),
    SECRET_KEY,
    () => now,
  );
  const waitUntil = (ms: number) => {
    now = ms;
  };
  const askTimes = async (times: number, request: ApiRequest) => {
    let response: Response | null = null;
    for (let n = 0; n < times; n++) response = await handle(request);
    return response;
  };
  return { askTimes, waitUntil };
}

describe("withRestLimits", () => {
  it("stops one visitor, tells how long to wait, and leaves others alone", async () => {
    const { askTimes, waitUntil } = openLimits();
    expect((await askTimes(MAX, aRequest("203.0.113.7")))?.status).toBe(200);
    waitUntil(15_000);
    const refused = await askTimes(1, aRequest("203.0.113.7", "/rest/v1/negocios"));
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get("retry-after")).toBe("45");
    expect(await refused?.json()).toMatchObject({ code: "over_request_rate_limit" });
    expect((await askTimes(1, aRequest("198.51.100.1")))?.status).toBe(200);
  });

  it("lets the visitor go on after a minute", async () => {
    const { askTimes, waitUntil } = openLimits();
    await askTimes(MAX + 1, aRequest("203.0.113.7"));
    waitUntil(60_000);
    expect((await askTimes(1, aRequest("203.0.113.7")))?.status).toBe(200);
  });

  it("takes the addresses of one network for one visitor", async () => {
    const { askTimes } = openLimits();
    await askTimes(MAX, aRequest("2001:db8:1:2::1"));
    expect((await askTimes(1, aRequest("2001:db8:1:2:ffff::2")))?.status).toBe(429);
    expect((await askTimes(1, aRequest("2001:db8:1:3::1")))?.status).toBe(200);
  });

  it.each([
    ["our own server", aRequest(null)],
    ["whoever shows the secret key", aRequest("203.0.113.7", "/rest/v1/negocios", SECRET_KEY)],
    ["other paths", aRequest("203.0.113.7", "/auth/v1/user")],
  ])("does not count %s", async (_, request) => {
    const { askTimes } = openLimits();
    expect((await askTimes(2 * MAX, request))?.status).toBe(200);
  });
});
