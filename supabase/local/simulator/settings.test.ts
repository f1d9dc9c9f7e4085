import { describe, expect, it } from "vitest";
import { isSimulatorWanted, simulatorKeys } from "./settings";

describe("the payment simulator", () => {
  it.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://127.8.9.1", "http://[::1]:3000"])(
    "is there for %s without a provider, and not with one",
    (siteUrl) => {
      expect(isSimulatorWanted({ siteUrl, hasPaymentProvider: false })).toBe(true);
      expect(isSimulatorWanted({ siteUrl, hasPaymentProvider: true })).toBe(false);
    },
  );

  it.each([
    "https://iztapalapa.example",
    "http://192.168.1.7:3000",
    "http://0.0.0.0:3000",
    "http://127.0.0.1.evil.example",
    "http://localhost.evil.example",
    "http://[::ffff:10.0.0.1]",
    "nothing",
  ])("is not there for %s", (siteUrl) => {
    expect(isSimulatorWanted({ siteUrl, hasPaymentProvider: false })).toBe(false);
  });

  it("has keys of its own for each installation", () => {
    const [one, other] = [simulatorKeys("sb_secret_one"), simulatorKeys("sb_secret_other")];
    expect(one).toEqual(simulatorKeys("sb_secret_one"));
    expect(new Set([one.accessToken, one.webhookSecret, other.accessToken, other.webhookSecret]).size).toBe(4);
  });
});
