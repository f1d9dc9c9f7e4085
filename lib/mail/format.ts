import { BRAND } from "@/lib/brand";
import { toLocalDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";

const pesos = new Intl.NumberFormat(BRAND.locale, { style: "currency", currency: "MXN" });

/** "$80.00 MXN": a receipt says the centavos. */
export const formatAmount = (mxn: number): string => `${pesos.format(mxn)} MXN`;

/** The day in Mexico City: "3 de mayo de 2026". */
export const formatDay = (moment: Date): string => formatLongDate(toLocalDate(moment));

const METHODS: Readonly<Record<string, string>> = {
  credit_card: "Tarjeta de crédito",
  debit_card: "Tarjeta de débito",
  prepaid_card: "Tarjeta de prepago",
  ticket: "Efectivo (OXXO u otra tienda)",
  atm: "Cajero o ventanilla",
  bank_transfer: "Transferencia",
  account_money: "Dinero en Mercado Pago",
  digital_wallet: "Cartera digital",
};

export const methodName = (method: string | null): string => METHODS[method ?? ""] ?? "Mercado Pago";
