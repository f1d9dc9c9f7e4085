// Ours alone: the cookie of known browsers counts in limits of ours alone.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KNOWN_CLIENT_HEADER, signKnownClient } from "@/lib/http/known-client";
import type { SigningKeys } from "@/lib/http/signing-keys";
import { client, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const NETWORK = { "x-forwarded-for": "203.0.113.9" };

const enter = async (key: string, user: { email: string; password: string }, known?: string) => {
  const headers = { ...NETWORK, ...(known === undefined ? {} : { [KNOWN_CLIENT_HEADER]: known }) };
  const { error } = await client(target.url, key, headers).auth.signInWithPassword(user);
  return error?.code ?? "entered";
};

const keysOf = ({ embedded }: Target): SigningKeys => {
  if (!embedded) throw new Error("only on our own backend");
  return embedded.signingKeys;
};

const LIMITED = "over_request_rate_limit";

describe("browsers that an account knows (known-clients.ts)", () => {
  it("are let in while a stranger guesses, and nobody else is", async () => {
    const owner = await target.signedIn();
    const keys = keysOf(target);
    const cookie = await signKnownClient(owner.id, keys);
    const other = await target.signedIn();
    const { secretKey, publishableKey } = target;
    for (let n = 0; n < 15; n++) await enter(secretKey, { ...owner, password: `no-${n}` });

    expect(await enter(secretKey, owner)).toBe(LIMITED);
    expect(await enter(publishableKey, owner, cookie)).toBe(LIMITED);
    expect(await enter(secretKey, owner, await signKnownClient(other.id, keys))).toBe(LIMITED);
    expect(await enter(secretKey, owner, await signKnownClient(owner.id, [{ ...keys[0], secret: secretKey }]))).toBe(
      LIMITED,
    );
    expect(await enter(secretKey, owner, "a.b.c")).toBe(LIMITED);
    expect(await enter(secretKey, owner, await signKnownClient("x", keys))).toBe(LIMITED);
    expect(await enter(secretKey, owner, cookie)).toBe("entered");

    // In the past, since a cookie that is made within the second of the change is that of the browser that made it.
    const password = "otra-clave-larga";
    await target.server.auth.admin.updateUserById(owner.id, { password });
    const old = await signKnownClient(owner.id, keys, Date.now() - 10_000);
    expect(await enter(secretKey, { ...owner, password }, old)).toBe(LIMITED);
    expect(await enter(secretKey, { ...owner, password }, await signKnownClient(owner.id, keys))).toBe("entered");
  });

  it("have an allowance that ends too", async () => {
    const owner = await target.signedIn();
    const cookie = await signKnownClient(owner.id, keysOf(target));
    const codes: string[] = [];
    for (let n = 0; n < 16; n++) codes.push(await enter(target.secretKey, { ...owner, password: `no-${n}` }, cookie));
    expect(codes).toEqual([...Array(15).fill("invalid_credentials"), LIMITED]);
    expect(await enter(target.secretKey, owner)).toBe("entered");
  });
});
