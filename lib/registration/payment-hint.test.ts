import { describe, expect, it } from "vitest";
import { isAutomatic, looksPaid } from "./payment-hint";
import { registrationPath, tierPath } from "./redirects";

describe("what the address says of a payment", () => {
  it.each([
    [{ paid: "true" }, true],
    [{ paid: "1" }, true],
    [{ paid: "Approved" }, true],
    [{ paid: "success" }, true],
    [{ status: "success" }, true],
    [{ collection_status: "approved" }, true],
    [{ payment_id: "123" }, true],
    [{ preference_id: "123", status: "pending" }, true],
    [{ payment_id: ["123", "4"] }, true],
    [{}, false],
    [{ paid: "no" }, false],
    [{ status: "payment_required" }, false],
    [{ payment_id: "123", status: "rejected" }, false],
    [{ payment_id: "123", collection_status: "CANCELLED" }, false],
    [{ preference_id: "123", status: "failure" }, false],
    [{ payment_id: "null", preference_id: "9", status: "null", collection_status: "null" }, false],
  ])("%j: %s", (query, expected) => {
    expect(looksPaid(query)).toBe(expected);
  });

  it("opens the checkout by itself", () => {
    expect(["1", "true", "YES", "no", ""].map((auto) => isAutomatic({ auto }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("other addresses of the registration", () => {
  const query = new URLSearchParams("orden=7&plan=pro&_rsc=1");

  it.each([
    ["Premium", "premium"],
    ["PROFESIONAL", "pro"],
    ["professional", "pro"],
    ["free", "free"],
    ["platino", "free"],
  ])("/registro/%s leads to the plan %s and keeps the query", (tier, plan) => {
    expect(tierPath(tier, query)).toBe(`/registro?orden=7&plan=${plan}`);
  });

  it("set what is missing, and nothing that is there", () => {
    const fallback = { plan: "premium", status: "success" };
    expect(registrationPath(query, { fallback })).toBe("/registro?orden=7&plan=pro&status=success");
    expect(registrationPath(new URLSearchParams())).toBe("/registro");
  });
});
