import { moderateWaiting } from "@/lib/ai/server/moderate-waiting";
import { cronRoute } from "@/lib/cron/server/cron-route";
import { reconcileOrders } from "@/lib/payments/server/reconcile";

/** Each is a question to the provider: what is left has its turn ten minutes later. */
const ORDERS_A_RUN = 50;

const handler = cronRoute({ reviewed: () => reconcileOrders(ORDERS_A_RUN), moderated: moderateWaiting });

/** Asks the payment provider about orders whose notification may have been lost, and a model about what owners sent. Every ten minutes. */
export { handler as GET, handler as POST };
