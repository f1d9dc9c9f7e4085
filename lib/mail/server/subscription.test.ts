import { describe, expect, it, vi } from "vitest";

/** With a secret of its own: the environment is read once. */
async function withSecret(secret: string) {
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "http://127.0.0.1:1");
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "publishable");
  vi.stubEnv("SUPABASE_SECRET_KEY", secret);
  vi.resetModules();
  return import("./subscription");
}

describe("what stands for an address", () => {
  it("is the same for its spellings, another for other addresses, and names none", async () => {
    const { subscriptionToken } = await withSecret("secret");
    const token = subscriptionToken("ana@example.com");
    expect(subscriptionToken(" Ana@Example.com")).toBe(token);
    expect(subscriptionToken("eva@example.com")).not.toBe(token);
    expect(token).toMatch(/^[0-9a-f]{96}$/);
  });

  it("is nothing that anybody else can make", async () => {
    const { subscriptionToken: ours } = await withSecret("secret");
    const token = ours("ana@example.com");
    const { getSubscription, setSubscription, subscriptionToken } = await withSecret("another secret");
    const hash = token.slice(0, 64);
    // Of a token of its own it would ask the database, which is not there.
    await expect(getSubscription(subscriptionToken("ana@example.com"))).rejects.toThrow();
    for (const forged of [token, hash, `${hash}${"0".repeat(32)}`, "", "ñ".repeat(96), token.toUpperCase()]) {
      expect(await getSubscription(forged)).toBeNull();
      expect(await setSubscription(forged, false)).toBe(false);
    }
  });
});
