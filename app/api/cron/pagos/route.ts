import { moderateWaiting } from "@/lib/ai/server/moderate-waiting";
import { writeStarterTexts } from "@/lib/ai/server/starter-texts";
import { cronRoute } from "@/lib/cron/server/cron-route";
import { reconcileOrders } from "@/lib/payments/server/reconcile";

/** Each is a question to the provider: what is left has its turn ten minutes later. */
const ORDERS_A_RUN = 50;

/** More than are ever paid for between two calls; the rest is for the next. */
const TEXTS_A_RUN = 20;

const handler = cronRoute({
  reviewed: () => reconcileOrders(ORDERS_A_RUN),
  startersWritten: () => writeStarterTexts(TEXTS_A_RUN),
  moderated: moderateWaiting,
});

/** Every ten minutes: orders without notification, first texts of active plans, and judging owners' contents. */
export { handler as GET, handler as POST };
