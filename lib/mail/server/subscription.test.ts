import { describe, expect, it, vi } from "vitest";

const SERVICE_KEY = "sb_secret_of-before-there-were-ids";
const FIRST = `2026-11:${"f".repeat(32)}`;
const SECOND = `2027-11:${"s".repeat(32)}`;

/** With secrets of its own: the environment is read once. */
async function withSecrets(signingSecrets: string, serviceKey = SERVICE_KEY) {
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "http://127.0.0.1:1");
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "publishable");
  vi.stubEnv("SUPABASE_SECRET_KEY", serviceKey);
  vi.stubEnv("SIGNING_SECRETS", signingSecrets);
  vi.resetModules();
  return import("./subscription");
}

const tokenOf = async (...secrets: Parameters<typeof withSecrets>) =>
  (await withSecrets(...secrets)).subscriptionToken("ana@example.com");

describe("what stands for an address", () => {
  it("is the same for its spellings, another for other addresses, and names none", async () => {
    const { subscriptionToken } = await withSecrets(FIRST);
    const token = subscriptionToken("ana@example.com");
    expect(subscriptionToken(" Ana@Example.com")).toBe(token);
    expect(subscriptionToken("eva@example.com")).not.toBe(token);
    expect(token).toMatch(/^[0-9a-f]{96}\.2026-11$/);
  });

  it("is nothing that anybody else can make", async () => {
    const token = await tokenOf(FIRST);
    const hash = token.slice(0, 64);
    const { getSubscription, setSubscription } = await withSecrets(SECOND);
    const renamed = token.replace("2026-11", "2027-11");
    for (const forged of [token, renamed, hash, `${hash}${"0".repeat(32)}`, "", "ñ".repeat(96), token.toUpperCase()]) {
      expect(await getSubscription(forged)).toBeNull();
      expect(await setSubscription(forged, false)).toBe(false);
    }
  });

  it.each([
    ["the key that signed it", FIRST, FIRST, SERVICE_KEY],
    ["a newer signing secret", FIRST, `${SECOND}, ${FIRST}`, SERVICE_KEY],
    ["another service key", FIRST, FIRST, "sb_secret_of-another-year-of-the-project"],
    ["no signing secret, before there were any", "", "", SERVICE_KEY],
    ["the first signing secret, of a mail from before", "", `${FIRST}, :${SERVICE_KEY}`, "sb_secret_another"],
  ])("is good with %s", async (_, signing, verifying, serviceKey) => {
    const token = await tokenOf(signing);
    const { getSubscription } = await withSecrets(verifying, serviceKey);
    // Of a token of its own it asks the database, which is not there.
    await expect(getSubscription(token)).rejects.toThrow();
  });

  it.each([
    ["its key was taken out of the list", FIRST, SECOND],
    ["it is signed with the service key, which is not in the list", "", FIRST],
  ])("is good no more when %s", async (_, signing, verifying) => {
    const token = await tokenOf(signing);
    const { getSubscription } = await withSecrets(verifying);
    expect(await getSubscription(token)).toBeNull();
  });
});
