import { describe, expect, it } from "vitest";
import type { ApiRequest } from "@/supabase/local/http";
import { isVisitor, withVisitorLimits } from "@/supabase/local/visitors/visitor-limits";

const MAX_REQUESTS = 600;
const MAX_WORK_MS = 15_000;
const SECRET_KEY = "the-secret-key";

const aRequest = (clientAddress: string | null, path = "/rest/v1/rpc/suggest", apikey = "public"): ApiRequest => ({
  method: "POST",
  url: new URL(path, "http://backend"),
  headers: new Headers({ apikey }),
  body: null,
  clientAddress,
});

/** @param workMs how long each request takes. */
function openLimits(workMs = 0) {
  let now = 0;
  const limited = withVisitorLimits(
    async () => {
      now += workMs;
      return new Response();
    },
    () => now,
  );
  const handle = async (request: ApiRequest) => (await limited(request)) ?? new Response(null, { status: 404 });
  const waitUntil = (ms: number) => {
    now = ms;
  };
  const askTimes = async (times: number, request: ApiRequest) => {
    for (let n = 1; n < times; n++) await handle(request);
    return handle(request);
  };
  return { handle, askTimes, waitUntil };
}

describe("withVisitorLimits", () => {
  it("stops one visitor, tells how long to wait, and leaves others alone", async () => {
    const { askTimes, waitUntil } = openLimits();
    expect((await askTimes(MAX_REQUESTS, aRequest("203.0.113.7"))).status).toBe(200);
    waitUntil(15_000);
    const refused = await askTimes(1, aRequest("203.0.113.7", "/rest/v1/negocios"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("45");
    expect(await refused.json()).toMatchObject({ code: "over_request_rate_limit" });
    expect((await askTimes(1, aRequest("198.51.100.1"))).status).toBe(200);
  });

  it("lets the visitor go on after a minute", async () => {
    const { askTimes, waitUntil } = openLimits();
    await askTimes(MAX_REQUESTS + 1, aRequest("203.0.113.7"));
    waitUntil(60_000);
    expect((await askTimes(1, aRequest("203.0.113.7"))).status).toBe(200);
  });

  it("takes the addresses of one network for one visitor", async () => {
    const { askTimes } = openLimits();
    await askTimes(MAX_REQUESTS, aRequest("2001:db8:1:2::1"));
    expect((await askTimes(1, aRequest("2001:db8:1:2:ffff::2"))).status).toBe(429);
    expect((await askTimes(1, aRequest("2001:db8:1:3::1"))).status).toBe(200);
  });

  it("stops a visitor whose few requests took long", async () => {
    const { askTimes, waitUntil } = openLimits(3_000);
    expect((await askTimes(MAX_WORK_MS / 3_000, aRequest("203.0.113.7"))).status).toBe(200);
    expect((await askTimes(1, aRequest("203.0.113.7"))).status).toBe(429);
    expect((await askTimes(1, aRequest("198.51.100.1"))).status).toBe(200);
    waitUntil(60_000 + 3_000);
    expect((await askTimes(1, aRequest("203.0.113.7"))).status).toBe(200);
  });

  it("does no work for requests that waited until the visitor's time was used up", async () => {
    const { handle } = openLimits(3_000);
    const responses = await Promise.all(Array.from({ length: 45 }, () => handle(aRequest("203.0.113.7"))));
    const worked = responses.filter(({ status }) => status === 200).length;
    // Two may be under way when the time ends.
    expect(worked).toBeLessThanOrEqual(MAX_WORK_MS / 3_000 + 1);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(45 - worked);
  });

  it("refuses a visitor's request at once when a hundred wait", async () => {
    const { handle } = openLimits();
    const responses = await Promise.all(Array.from({ length: 150 }, () => handle(aRequest("203.0.113.7"))));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(150 - 102);
  });
});

describe("isVisitor", () => {
  it.each([
    ["our own server", aRequest(null), false],
    ["whoever shows the secret key", aRequest("203.0.113.7", "/rest/v1/negocios", SECRET_KEY), false],
    ["a visitor", aRequest("203.0.113.7"), true],
  ])("%s", (_, request, expected) => {
    expect(isVisitor(request, SECRET_KEY)).toBe(expected);
  });
});
