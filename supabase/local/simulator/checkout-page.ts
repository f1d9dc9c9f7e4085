import { escapeMarkup } from "@/lib/text/escape-markup";
import { htmlPage, toPesosText } from "./html";
import type { PaymentState } from "./payment-state";
import { type Preference, totalOf } from "./store";

const button = (choice: string, text: string, isMain = false): string =>
  `<button name="choice" value="${choice}"${isMain ? ' class="main"' : ""}>${text}</button>`;

const summary = (preference: Preference): string => `
<div class="card"><div class="total">
  <span>${escapeMarkup(preference.body.items.map(({ title }) => title).join(", "))}</span>
  <strong>${toPesosText(totalOf(preference))}</strong>
</div></div>`;

const link = (href: string, text: string, isMain = true): string =>
  `<a class="button${isMain ? " main" : ""}" href="${escapeMarkup(href)}">${text}</a>`;

const hiddenPreference = ({ id }: Preference): string =>
  `<input type="hidden" name="pref_id" value="${escapeMarkup(id)}">`;

export const choicePage = (preference: Preference): Response =>
  htmlPage(
    "¿Cómo termina este pago?",
    `${summary(preference)}
<form method="post" class="card">${hiddenPreference(preference)}
  ${button("approve", "Pagar con tarjeta (se aprueba)", true)}
  ${button("pending", "Pagar en efectivo en OXXO (queda pendiente)")}
  ${button("reject", "Pagar con tarjeta (se rechaza)")}
</form>
${link(preference.body.back_urls.failure, "Volver a la tienda sin pagar", false)}
<p>Esta página hace las veces del proveedor de pagos en una instalación local. Ninguna tarjeta ni dinero interviene.</p>`,
  );

export const rejectedPage = (preference: Preference, back: string): Response =>
  htmlPage(
    "Tu pago fue rechazado",
    `${summary(preference)}
<p>La tarjeta no tiene fondos suficientes.</p>
${link(`?pref_id=${preference.id}`, "Pagar de otra forma")}
${link(back, "Volver a la tienda", false)}`,
  );

/** A cash voucher; it may be paid at once or days later. */
export const voucherPage = (preference: Preference, payment: PaymentState, code: string, back: string): Response =>
  htmlPage(
    payment.status === "pending" ? "Paga en efectivo en OXXO" : "Este vale ya no se puede pagar",
    `${summary(preference)}
<div class="card"><p>Muestra este código en la caja:</p><p class="code">${code}</p>${lastDay(payment)}</div>
${payment.status === "pending" ? payVoucherForm(preference, payment) : ""}
${link(back, "Volver a la tienda")}`,
  );

const day = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeZone: "America/Mexico_City" });

const lastDay = ({ date_of_expiration: end }: PaymentState): string =>
  end ? `<p>Último día para pagar: ${day.format(new Date(end))}.</p>` : "";

const payVoucherForm = (preference: Preference, payment: PaymentState): string => `
<form method="post">${hiddenPreference(preference)}<input type="hidden" name="payment" value="${payment.id}">
  ${button("pay", "Simular que se pagó el vale")}
</form>`;

export const expiredPage = (preference: Preference): Response =>
  htmlPage("Este enlace de pago venció", link(preference.body.back_urls.failure, "Volver a la tienda"), 410);

export const missingPage = (): Response => htmlPage("No existe este pago", "<p>Revisa el enlace.</p>", 404);
