import { describe, expect, it } from "vitest";
import { withRateLimits } from "@/supabase/local/auth/rate-limits";
import type { ApiRequest } from "@/supabase/local/http";

const aRequest = (path: string, email: string | null, clientAddress: string | null = "203.0.113.7"): ApiRequest => ({
  method: path === "/auth/v1/user" ? "PUT" : "POST",
  url: new URL(path, "http://backend"),
  headers: new Headers(),
  body: new TextEncoder().encode(JSON.stringify(email ? { email } : {})),
  clientAddress,
});

const answering = (status: number) =>
  withRateLimits(
    async () => new Response(null, { status }),
    () => 0,
  );

async function statusAfter(handler: ReturnType<typeof answering>, times: number, make: (n: number) => ApiRequest) {
  let response: Response | null = null;
  for (let n = 0; n < times; n++) response = await handler(make(n));
  return response?.status;
}

describe("withRateLimits", () => {
  it("stops mails to one address, whoever asks and however it is written", async () => {
    const ask = (n: number) =>
      aRequest("/auth/v1/otp", n % 2 ? "ANA@example.com " : "ana@example.com", `198.51.100.${n}`);
    expect(await statusAfter(answering(200), 10, ask)).toBe(200);
    expect(await statusAfter(answering(200), 11, ask)).toBe(429);
  });

  it("stops one client that asks for many addresses", async () => {
    const ask = (n: number) => aRequest("/auth/v1/recover", `user${n}@example.com`);
    expect(await statusAfter(answering(200), 61, ask)).toBe(429);
  });

  it("does not hold our own server to the limit of one visitor", async () => {
    const ask = (n: number) => aRequest("/auth/v1/otp", `user${n}@example.com`, null);
    expect(await statusAfter(answering(200), 61, ask)).toBe(200);
  });

  it("counts only refused sign-ins", async () => {
    const ask = () => aRequest("/auth/v1/token", "ana@example.com");
    expect(await statusAfter(answering(200), 100, ask)).toBe(200);
    expect(await statusAfter(answering(400), 16, ask)).toBe(429);
  });

  it("stops guessing of links, which name no address", async () => {
    const ask = () => aRequest("/auth/v1/verify", null);
    expect(await statusAfter(answering(403), 61, ask)).toBe(429);
  });

  it("stops changes of address, which are mailed too", async () => {
    const ask = () => aRequest("/auth/v1/user", "victim@example.com");
    expect(await statusAfter(answering(200), 11, ask)).toBe(429);
  });

  it("tells in Retry-After how many seconds to wait", async () => {
    const handler = answering(400);
    await statusAfter(handler, 15, () => aRequest("/auth/v1/token", "ana@example.com"));
    const refused = await handler(aRequest("/auth/v1/token", "ana@example.com"));
    expect(refused?.headers.get("retry-after")).toBe("600");
  });

  it("leaves other paths alone", async () => {
    expect(await statusAfter(answering(401), 500, () => aRequest("/rest/v1/negocios", null))).toBe(401);
  });
});
