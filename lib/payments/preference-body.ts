import { BRAND } from "@/lib/brand";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { toPesos } from "@/lib/text/money";

export type PayableOrder = {
  id: string;
  reference: string;
  plan: Plan;
  amountCentavos: number;
  email: string;
  /** ISO 8601. */
  expiresAt: string;
};

const RETURN_PATHS = { success: "/pago/success", failure: "/pago/failure", pending: "/pago/pending" } as const;

/** The provider takes an offset, and no Z. */
const toProviderTime = (iso: string): string => new Date(iso).toISOString().replace("Z", "+00:00");

/**
 * Preference of an order. Without https the provider accepts no addresses for its calls: then neither `auto_return` nor
 * `notification_url` is sent, and the return page and the search find the payment.
 */
export function preferenceBody(order: PayableOrder, siteUrl: string) {
  const back = (path: string) => `${siteUrl}${path}?orden=${order.id}`;
  const isSecure = siteUrl.startsWith("https://");
  return {
    items: [
      {
        id: order.plan,
        title: `Plan ${PLANS[order.plan].name} de ${BRAND.name}, un mes`,
        quantity: 1,
        currency_id: "MXN",
        unit_price: toPesos(order.amountCentavos),
      },
    ],
    payer: { email: order.email },
    external_reference: order.reference,
    metadata: { order_id: order.id },
    back_urls: {
      success: back(RETURN_PATHS.success),
      failure: back(RETURN_PATHS.failure),
      pending: back(RETURN_PATHS.pending),
    },
    expires: true,
    expiration_date_to: toProviderTime(order.expiresAt),
    ...(isSecure
      ? { auto_return: "approved", notification_url: `${siteUrl}/api/mp/webhook?source_news=webhooks` }
      : {}),
  };
}
