import { SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { KNOWN_CLIENT_LIFE_S, readKnownClient, signKnownClient } from "./known-client";
import type { SigningKeys } from "./signing-keys";

const USER = "00000000-0000-4000-8000-000000000001";
const SECRET = "sb_secret_of-a-test";
const KEYS: SigningKeys = [{ id: "b", secret: SECRET }];

afterEach(() => vi.useRealTimers());

describe("readKnownClient", () => {
  it("reads what the same server has signed, until its time is over", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const token = await signKnownClient(USER, KEYS);
    expect(await readKnownClient(token, KEYS)).toEqual({ userId: USER, issuedAt: 1_000 });
    vi.setSystemTime(1_000_000 + KNOWN_CLIENT_LIFE_S * 1_000);
    expect(await readKnownClient(token, KEYS)).toBeNull();
  });

  it("reads nothing else", async () => {
    const token = await signKnownClient(USER, KEYS);
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
      expect(await readKnownClient(given, KEYS)).toBeNull();
    }
    expect(await readKnownClient(token, [{ id: "b", secret: `${SECRET}x` }])).toBeNull();
  });

  it("reads what a key has signed for as long as it is in the list, by its id", async () => {
    const token = await signKnownClient(USER, KEYS);
    const newer = { id: "c", secret: "of-another-test" };
    expect(await readKnownClient(token, [newer, ...KEYS])).toMatchObject({ userId: USER });
    expect(await readKnownClient(token, [newer])).toBeNull();
    expect(await readKnownClient(token, [{ id: "a", secret: SECRET }])).toBeNull();
  });
});
