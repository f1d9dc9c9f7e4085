import { describe, expect, it } from "vitest";
import { KNOWN_CLIENT_HEADER } from "@/lib/http/known-client";
import { withRateLimits } from "@/supabase/local/auth/rate-limits";
import type { ApiRequest } from "@/supabase/local/http";

const MINUTE_MS = 60_000;

type Asked = { email?: string | null; client?: string | null; isKnown?: boolean };

const aRequest = (
  path: string,
  { email = "ana@example.com", client = "203.0.113.7", isKnown = false }: Asked = {},
): ApiRequest => ({
  method: path === "/auth/v1/user" ? "PUT" : "POST",
  url: new URL(path, "http://backend"),
  headers: new Headers(isKnown ? { [KNOWN_CLIENT_HEADER]: "1" } : {}),
  body: new TextEncoder().encode(JSON.stringify(email ? { email } : {})),
  clientAddress: client,
});

/** A backend that always responds so; its clock stands until it is told to go on. */
function responding(status: number) {
  let now = 0;
  const handle = withRateLimits(async () => new Response(null, { status }), {
    clock: () => now,
    known: async ({ headers }, address) => (headers.has(KNOWN_CLIENT_HEADER) ? `account of ${address}` : null),
  });
  return {
    handle,
    /** The status of the last of so many requests, each so much later than the one before. */
    async after(times: number, make: (n: number) => ApiRequest, apartMs = 0) {
      let response: Response | null = null;
      for (let n = 0; n < times; n++) {
        now += n > 0 ? apartMs : 0;
        response = await handle(make(n));
      }
      return response?.status;
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const MAILS = ["otp", "magiclink", "recover", "signup", "resend", "user"].map((name) => `/auth/v1/${name}`);
const TOKEN = "/auth/v1/token";

it.each([["203.0.113.7"], [null]])(
  "does not look into the body of a client (%s) that may not go on",
  async (client) => {
    const backend = responding(200);
    const ask = () => aRequest("/auth/v1/otp", { email: null, client });
    expect(await backend.after(1_000, ask)).toBe(client ? 429 : 200);
    const unread = {
      ...ask(),
      get body(): never {
        throw new Error("the body was looked at");
      },
    };
    expect((await backend.handle(unread))?.status).toBe(429);
  },
);

describe("mails to one address", () => {
  it.each(MAILS)("are a minute apart, from wherever they are asked for and however it is written: %s", async (path) => {
    const backend = responding(200);
    const spellings = ["ana@example.com", "ANA@example.com ", "ana+1@example.com"];
    const ask = (n: number) => aRequest(path, { email: spellings[n % 3], client: `198.51.100.${n}` });
    expect(await backend.after(1, ask)).toBe(200);
    expect(await backend.after(3, ask)).toBe(429);
    backend.wait(MINUTE_MS);
    expect(await backend.after(1, ask)).toBe(200);
  });

  it("of two kinds may follow at once: a lost password does not wait for a link", async () => {
    const backend = responding(200);
    for (const path of ["/auth/v1/otp", "/auth/v1/recover", "/auth/v1/signup", "/auth/v1/user"]) {
      expect(await backend.after(1, () => aRequest(path))).toBe(200);
    }
  });

  it.each([
    [8, (_n: number) => "203.0.113.7"],
    [24, (n: number) => `198.51.100.${n}`],
  ])("are %i a day at most, of all kinds together", async (most, client) => {
    const backend = responding(200);
    const ask = (n: number) => aRequest(MAILS[n % MAILS.length] ?? "", { client: client(n) });
    expect(await backend.after(most, ask, MINUTE_MS)).toBe(200);
    backend.wait(MINUTE_MS);
    expect(await backend.after(1, ask)).toBe(429);
    backend.wait(24 * 60 * MINUTE_MS);
    expect(await backend.after(1, ask)).toBe(200);
  });

  it("leave an allowance to a browser that the account knows", async () => {
    const backend = responding(200);
    const stranger = (n: number) => aRequest("/auth/v1/recover", { client: `198.51.100.${n}` });
    expect(await backend.after(40, stranger, MINUTE_MS)).toBe(429);
    const owner = () => aRequest("/auth/v1/recover", { isKnown: true });
    expect(await backend.after(1, owner)).toBe(200);
    expect(await backend.after(1, owner)).toBe(429);
  });
});

describe("wrong passwords", () => {
  const from = (client: (n: number) => string) => (n: number) => aRequest(TOKEN, { client: client(n) });

  it("of a stranger leave the others a try", async () => {
    const backend = responding(400);
    expect(
      await backend.after(
        50,
        from(() => "198.51.100.1"),
      ),
    ).toBe(429);
    expect(
      await backend.after(
        1,
        from(() => "203.0.113.7"),
      ),
    ).toBe(400);
  });

  it.each([
    ["20 networks", (n: number) => `198.51.100.${n % 20}`],
    ["200 networks", (n: number) => `198.51.100.${n % 200}`],
  ])("from %s end, and leave an allowance to a browser that the account knows", async (_name, client) => {
    const backend = responding(400);
    expect(await backend.after(301, from(client))).toBe(429);
    const owner = () => aRequest(TOKEN, { isKnown: true, client: "198.51.100.1" });
    expect(await backend.after(15, owner)).toBe(400);
    expect(await backend.after(1, owner)).toBe(429);
  });

  it("from one IPv6 network are those of one client", async () => {
    const backend = responding(400);
    const client = (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`;
    expect(await backend.after(15, from(client))).toBe(400);
    expect(
      await backend.after(
        1,
        from(() => "2001:db8:1:2:ffff::1"),
      ),
    ).toBe(429);
    expect(
      await backend.after(
        1,
        from(() => "2001:db8:1:3::1"),
      ),
    ).toBe(400);
  });

  it("are 2,000 a day at most, from however many networks", async () => {
    const backend = responding(400);
    let passed = 0;
    for (let n = 0; n < 20_000; n++) {
      const response = await backend.handle(aRequest(TOKEN, { client: `10.0.${n >> 8}.${n & 255}` }));
      if (response?.status === 400) passed += 1;
      backend.wait(MINUTE_MS / 20);
    }
    expect(passed).toBe(2_000);
  });

  it("are counted when they come all at once", async () => {
    const backend = responding(400);
    const statuses = await Promise.all(Array.from({ length: 40 }, () => backend.handle(aRequest(TOKEN))));
    expect(statuses.filter((response) => response?.status === 400)).toHaveLength(15);
  });

  it("alone are counted, not sign-ins", async () => {
    expect(await responding(200).after(100, () => aRequest(TOKEN))).toBe(200);
    expect(await responding(400).after(16, () => aRequest(TOKEN))).toBe(429);
  });

  it("tell in Retry-After how many seconds to wait", async () => {
    const backend = responding(400);
    await backend.after(15, () => aRequest(TOKEN));
    const refused = await backend.handle(aRequest(TOKEN));
    expect(refused?.headers.get("retry-after")).toBe("600");
  });
});

describe("one client", () => {
  it("is stopped when it asks for many addresses, our own server is not", async () => {
    const ask = (client: string | null) => (n: number) =>
      aRequest("/auth/v1/recover", { email: `user${n}@example.com`, client });
    expect(await responding(200).after(61, ask("203.0.113.7"))).toBe(429);
    expect(await responding(200).after(61, ask(null))).toBe(200);
  });

  it("is stopped when it guesses links, which name no address", async () => {
    expect(await responding(403).after(61, () => aRequest("/auth/v1/verify", { email: null }))).toBe(429);
  });

  it("is not stopped elsewhere", async () => {
    expect(await responding(401).after(500, () => aRequest("/rest/v1/negocios", { email: null }))).toBe(401);
  });
});
