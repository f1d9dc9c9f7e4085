import type postgres from "postgres";
import type { SimulatorKeys } from "@/supabase/local/contract";
import type { Handler } from "@/supabase/local/http";
import { apiRoutes } from "./api-routes";
import { CHECKOUT_PATH, checkoutRoutes, voucherPath } from "./checkout-routes";
import { controlRoutes } from "./control-routes";
import type { Mode } from "./faults";
import { createNotifications, type Delivery } from "./notifications";
import type { PaymentState } from "./payment-state";
import { createStore } from "./store";

type SimulatorOptions = {
  sql: postgres.Sql;
  keys: SimulatorKeys;
  siteUrl: string;
  webhookUrl: string;
  diagnosticsToken: string;
};

/** A stand-in for the payment provider. Loaded only where `isSimulatorWanted`. */
export async function startSimulator(options: SimulatorOptions): Promise<{ handlers: Handler[]; stop: () => void }> {
  const { sql, keys, siteUrl, webhookUrl, diagnosticsToken } = options;
  const { accessToken, webhookSecret, collectorId } = keys;
  const store = createStore(sql, collectorId, (preference, payment) => siteUrl + voucherPath(preference, payment));
  const notifications = createNotifications({ url: webhookUrl, secret: webhookSecret, collectorId });
  const behaviour: { responses: Mode; notifications: Delivery } = { responses: "normal", notifications: "once" };
  const tell = (payment: PaymentState, action: string): void => {
    void notifications.tell({ topic: "payment", format: "webhook", action, payment }, behaviour.notifications);
  };
  return {
    handlers: [
      apiRoutes({
        store,
        accessToken,
        checkoutUrl: (id) => `${siteUrl}${CHECKOUT_PATH}?${new URLSearchParams({ pref_id: id })}`,
        mode: () => behaviour.responses,
        onRefund: (payment) => tell(payment, "payment.updated"),
      }),
      checkoutRoutes({ store, siteUrl, diagnosticsToken, onChange: tell }),
      controlRoutes({ store, notifications, token: diagnosticsToken, behaviour }),
    ],
    stop: notifications.stop,
  };
}
