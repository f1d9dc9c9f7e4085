import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CheckoutOpen, CheckoutStart } from "@/components/payments/checkout";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { getViewer } from "@/lib/auth/server/viewer";
import { toLocalDate } from "@/lib/clock";
import { env } from "@/lib/env";
import { businessesForMonth } from "@/lib/owner/month-choices";
import { listOwnBusinesses } from "@/lib/owner/server/queries";
import type { Order, UnfinishedOrder } from "@/lib/payments/mapper";
import { checkoutFlashMessage, PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { emailIn, parseCheckoutQuery } from "@/lib/payments/query";
import { visibleOrder } from "@/lib/payments/server/find-payment";
import { listUnfinishedOrders } from "@/lib/payments/server/queries";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";

export const metadata: Metadata = { title: "Pagar tu plan" };

async function payableOrder(orderId: string | null, viewerId: string | null): Promise<Order | null> {
  const order = await visibleOrder(orderId, { viewerId, orderId });
  const isPayable = order?.state !== "pagada" && new Date(order?.expiresAt ?? 0) > new Date();
  return isPayable ? order : null;
}

/** Of a payment that is still to be decided another one would be a second month. */
const isUnderWay = ({ state, voucher }: UnfinishedOrder): boolean => state !== "rejected" && !voucher?.paidPlan;

export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const query = parseCheckoutQuery(await searchParams);
  const { plan, businessId, isAutomatic } = query;
  if (plan === "free") redirect(routes.registerFree());
  const viewer = await getViewer();
  const today = toLocalDate(new Date());
  const order = await payableOrder(query.orderId, viewer?.id ?? null);
  if (order?.checkoutUrl) {
    return (
      <CheckoutOpen plan={order.plan} pesos={toPesos(order.amountCentavos)} href={order.checkoutUrl} today={today} />
    );
  }
  const { email, confirmation } = await typedAddress();
  if (!viewer && !emailIn(email) && !query.flashMessage) {
    redirect(routes.login({ redirect: routes.checkout({ plan, negocio: businessId }) }));
  }
  const [businesses, orders] = viewer
    ? await Promise.all([listOwnBusinesses(viewer.id), listUnfinishedOrders(viewer.id)])
    : [[], []];
  return (
    <CheckoutStart
      plan={plan}
      // A link that opens the provider's page by itself vouches for its address: nobody types.
      email={viewer?.email ?? { email, confirmation: isAutomatic ? email : confirmation }}
      request={randomUUID()}
      pending={orders.find((each) => each.plan === plan && isUnderWay(each)) ?? null}
      businesses={businesses}
      chosenBusinessId={businessId || (businessesForMonth(plan, businesses)[0]?.id ?? "")}
      today={today}
      problem={env().payments ? checkoutFlashMessage(query.flashMessage) : PAYMENT_MESSAGES.notConfigured}
      isOpen={env().payments !== null}
      isAutomatic={isAutomatic}
    />
  );
}
