import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { startCheckout } from "@/lib/payments/orders";
import type { reconcileOrders } from "@/lib/payments/reconcile";
import { openShop, type Shop } from "@/tests/support/payment-shop";

let shop: Shop;
let checkout: typeof startCheckout;
let reconcile: typeof reconcileOrders;

beforeAll(async () => {
  shop = await openShop();
  checkout = (await import("@/lib/payments/orders")).startCheckout;
  reconcile = (await import("@/lib/payments/reconcile")).reconcileOrders;
  return shop.close;
});
beforeEach(() => shop.tellProvider({ do: "mode", answers: "normal", notices: "once" }));

const planOf = async (id: string | null) =>
  (await shop.sql<{ plan_type: string }[]>`select plan_type from negocios where id = ${id}`)[0]?.plan_type;

async function openCheckout(plan = "premium") {
  const owner = await shop.anOwner();
  const opened = await checkout({ plan, viewer: owner, businessId: owner.businessId });
  if (!opened.ok) throw new Error(opened.code);
  return { owner, ...opened.value, preference: opened.value.preferenceId ?? "" };
}

describe("the simulated provider", () => {
  it("sells a plan by card, and a notice raises it", async () => {
    const { owner, preference } = await openCheckout();
    const { delivered } = await shop.tellProvider({ do: "make", preference, choice: "approve" });
    expect(delivered).toEqual([200]);
    expect(await planOf(owner.businessId)).toBe("premium");
  });

  it("has a checkout page that says what it is, and vouchers that are paid later", async () => {
    const { owner, preference } = await openCheckout("pro");
    const page = (query: string, init?: RequestInit) =>
      fetch(`${shop.backend.url}/simulador/pago${query}`, { redirect: "manual", ...init });
    expect(await (await page(`?pref_id=${preference}`)).text()).toContain("Simulador de pago — no se cobra dinero");
    const chosen = await page("", {
      method: "POST",
      body: new URLSearchParams({ pref_id: preference, choice: "pending" }),
    });
    const voucher = await (await fetch(new URL(chosen.headers.get("location") ?? "", shop.backend.url))).text();
    expect(voucher).toMatch(/class="code">\d{14}</);
    const payment = /name="payment" value="(\d+)"/.exec(voucher)?.[1] ?? "";
    expect(await planOf(owner.businessId)).toBe("free");
    await shop.tellProvider({ do: "pay", payment });
    expect(await planOf(owner.businessId)).toBe("pro");
  });

  it("is found again by reconciliation when no notice came", async () => {
    const { owner, preference } = await openCheckout();
    await shop.tellProvider({ do: "make", preference, choice: "approve", notice: "none" });
    expect(await planOf(owner.businessId)).toBe("free");
    expect(await reconcile(50)).toBeGreaterThan(0);
    expect(await planOf(owner.businessId)).toBe("premium");
    expect(await reconcile(50)).toBe(0);
  });
});
