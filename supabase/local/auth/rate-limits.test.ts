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
  it("stops mails to one address from one client, however it is written", async () => {
    const ask = (n: number) => aRequest("/auth/v1/otp", n % 2 ? "ANA@example.com " : "ana@example.com");
    expect(await statusAfter(answering(200), 10, ask)).toBe(200);
    expect(await statusAfter(answering(200), 11, ask)).toBe(429);
  });

  it.each([
    ["/auth/v1/recover", 200],
    ["/auth/v1/token", 400],
  ])("a stranger who uses up the limit of an address leaves its owner's alone: %s", async (path, status) => {
    const handler = answering(status);
    expect(await statusAfter(handler, 50, () => aRequest(path, "ana@example.com", "198.51.100.1"))).toBe(429);
    expect(await statusAfter(handler, 1, () => aRequest(path, "ana@example.com", "203.0.113.7"))).toBe(status);
  });

  it.each([
    ["/auth/v1/recover", 200, 100],
    ["/auth/v1/token", 400, 300],
  ])("stops what many clients do to one address: %s", async (path, status, max) => {
    const ask = (n: number) => aRequest(path, "ana@example.com", `198.51.100.${n % 50}`);
    const handler = answering(status);
    expect(await statusAfter(handler, max, ask)).toBe(status);
    expect(await statusAfter(handler, 1, ask)).toBe(429);
  });

  it("counts tries that come all at once", async () => {
    const handler = answering(400);
    const tries = Array.from({ length: 40 }, () => handler(aRequest("/auth/v1/token", "ana@example.com")));
    const statuses = (await Promise.all(tries)).map((response) => response?.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(15);
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
