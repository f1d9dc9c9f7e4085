import { SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { KNOWN_CLIENT_LIFE_S, readKnownClient, signKnownClient } from "./known-client";

const USER = "00000000-0000-4000-8000-000000000001";
const SECRET = "sb_secret_of-a-test";

afterEach(() => vi.useRealTimers());

describe("readKnownClient", () => {
  it("reads what the same server has signed, until its time is over", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const token = await signKnownClient(USER, SECRET);
    expect(await readKnownClient(token, SECRET)).toEqual({ userId: USER, issuedAt: 1_000 });
    vi.setSystemTime(1_000_000 + KNOWN_CLIENT_LIFE_S * 1_000);
    expect(await readKnownClient(token, SECRET)).toBeNull();
  });

  it("reads nothing else", async () => {
    const token = await signKnownClient(USER, SECRET);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const ofAnother = Buffer.from(JSON.stringify({ sub: "x", iat: 1, exp: 9_999_999_999 })).toString("base64url");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const session = await new SignJWT({ sub: USER, iat: 1 })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(SECRET));
    for (const given of [
      ...["", "a.b.c", "\0", token.slice(0, -2), session],
      ...[`${header}.${ofAnother}.${signature}`, `${none}.${payload}.`],
    ]) {
      expect(await readKnownClient(given, SECRET)).toBeNull();
    }
    expect(await readKnownClient(token, `${SECRET}x`)).toBeNull();
  });
});
