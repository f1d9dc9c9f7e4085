import { z } from "zod";
import { canDiagnose } from "@/lib/diagnostics/server/access";
import { type ApiRequest, type Handler, seeOther } from "@/supabase/local/http";
import { choicePage, expiredPage, missingPage, rejectedPage, voucherPage } from "./checkout-page";
import { CHOICES, type Choice, type PaymentState } from "./payment-state";
import type { Preference, Store } from "./store";

export const CHECKOUT_PATH = "/simulador/pago";

export const voucherPath = (preferenceId: string, paymentId: number | string): string =>
  `${CHECKOUT_PATH}?${new URLSearchParams({ pref_id: preferenceId, payment: String(paymentId) })}`;

type CheckoutOptions = {
  store: Store;
  siteUrl: string;
  diagnosticsToken: string;
  onChange: (payment: PaymentState, action: "payment.created" | "payment.updated") => void;
};

const RETURN_OF: Readonly<Record<Choice, keyof Preference["body"]["back_urls"]>> = {
  approve: "success",
  pending: "pending",
  reject: "failure",
};

const formSchema = z.object({
  pref_id: z.string().min(1).max(100),
  choice: z.enum([...CHOICES, "pay"]),
  payment: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

function returnAddress(preference: Preference, choice: Choice, payment: PaymentState): string {
  const address = new URL(preference.body.back_urls[RETURN_OF[choice]]);
  const added = {
    collection_id: payment.id,
    collection_status: payment.status,
    payment_id: payment.id,
    status: payment.status,
    external_reference: payment.external_reference,
    payment_type: payment.payment_type_id,
    merchant_order_id: preference.merchantOrder,
    preference_id: preference.id,
    site_id: "MLM",
    processing_mode: "aggregator",
    merchant_account_id: "null",
  };
  for (const [name, value] of Object.entries(added)) address.searchParams.set(name, String(value));
  return address.href;
}

const isExpired = ({ body }: Preference): boolean =>
  body.expiration_date_to !== undefined && new Date(body.expiration_date_to).getTime() < Date.now();

export function checkoutRoutes({ store, siteUrl, diagnosticsToken, onChange }: CheckoutOptions): Handler {
  const isAllowed = ({ headers, clientAddress }: ApiRequest): boolean =>
    // Straight to this port, which only this machine reaches, or through the gateway from this machine.
    clientAddress === null ||
    canDiagnose({ host: headers.get("x-forwarded-host"), clientAddress, token: null }, siteUrl, diagnosticsToken);

  async function showVoucher(preference: Preference, payment: PaymentState): Promise<Response> {
    const voucher = await store.voucherOf(String(payment.id));
    if (!voucher) return missingPage();
    return voucherPage(preference, payment, voucher.code, returnAddress(preference, "pending", payment));
  }

  async function show({ url }: ApiRequest): Promise<Response> {
    const preference = await store.getPreference(url.searchParams.get("pref_id") ?? "");
    if (!preference) return missingPage();
    const paymentId = url.searchParams.get("payment") ?? "";
    const payment = /^\d{1,18}$/.test(paymentId) ? await store.getPayment(paymentId) : null;
    if (payment && payment.order.id === preference.merchantOrder) {
      if (payment.status === "rejected") return rejectedPage(preference, returnAddress(preference, "reject", payment));
      return showVoucher(preference, payment);
    }
    return isExpired(preference) ? expiredPage(preference) : choicePage(preference);
  }

  async function payVoucher(preference: Preference, id: string): Promise<Response> {
    const voucher = await store.voucherOf(id);
    if (voucher?.preferenceId !== preference.id) return missingPage();
    const paid = await store.happen(id, "pay");
    if (!paid) return seeOther(voucherPath(preference.id, id));
    onChange(paid, "payment.updated");
    return seeOther(returnAddress(preference, "pending", paid));
  }

  async function choose({ body }: ApiRequest): Promise<Response> {
    const form = formSchema.safeParse(
      Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body ?? new Uint8Array()))),
    );
    const preference = form.success ? await store.getPreference(form.data.pref_id) : null;
    if (!form.success || !preference) return missingPage();
    const { choice, payment: paymentId = "0" } = form.data;
    if (choice === "pay") return payVoucher(preference, paymentId);
    if (isExpired(preference)) return expiredPage(preference);
    const payment = await store.addPayment(preference, choice);
    onChange(payment, "payment.created");
    if (choice === "approve") return seeOther(returnAddress(preference, choice, payment));
    return seeOther(voucherPath(preference.id, payment.id));
  }

  return async (request) => {
    if (request.url.pathname !== CHECKOUT_PATH || !isAllowed(request)) return null;
    if (request.method === "GET") return show(request);
    return request.method === "POST" ? choose(request) : null;
  };
}
