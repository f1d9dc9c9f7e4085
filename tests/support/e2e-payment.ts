import { randomInt } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { instanceUnderTest } from "./e2e-instance";

const PRICES = { pro: 30_000, premium: 50_000 } as const;

/** A month of a plan that a user has paid for and that waits for a business, by the ledger's own functions. */
export async function addPaidMonth(userId: string, plan: keyof typeof PRICES): Promise<void> {
  const { supabaseUrl, secretKey } = instanceUnderTest();
  const client = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const ordered = await client
    .rpc("create_order", { wanted_plan: plan, buyer: userId })
    .single<{ referencia: string }>();
  if (ordered.error) throw ordered.error;
  const now = new Date().toISOString();
  const payment = {
    id: `${Date.now()}${randomInt(100, 1000)}`,
    reference: ordered.data.referencia,
    status: "approved",
    detail: "accredited",
    method: "visa",
    amount: PRICES[plan],
    currency: "MXN",
    refunded: 0,
    collector: "1",
    live: false,
    captured: true,
    approved_at: now,
    updated_at: now,
  };
  const terms = { collector: "1", is_live: false, moderation: "review-free" };
  const { data, error } = await client.rpc("apply_payment", { payment, ...terms });
  if (error) throw error;
  if (data !== "granted") throw new Error(`the payment was ${data}`);
}
