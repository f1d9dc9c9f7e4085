import { ACCOUNT_MAILS } from "./account-mails";
import { ADMIN_MAILS } from "./admin-mails";
import { CLAIM_MAILS } from "./claim-mails";
import { COURTESY_MAILS } from "./courtesy-mails";
import { INVOICE_MAILS } from "./invoice-mails";
import type { MailText } from "./mail-kind";
import { OWNER_MAILS } from "./owner-mails";
import { PAYMENT_MAILS } from "./payment-mails";
import { PLAN_MAILS } from "./plan-mails";
import { REGISTRATION_MAILS } from "./registration-mails";
import { REQUEST_MAILS } from "./request-mails";
import { REVIEW_MAILS } from "./review-mails";
import { WEEK_MAILS } from "./week-mails";

/** By `correos.tipo`: what a mail's `datos` hold, as the database functions that queue it write them, and what it says. */
const MAILS: Readonly<Record<string, (datos: unknown) => MailText | null>> = {
  ...ACCOUNT_MAILS,
  ...ADMIN_MAILS,
  ...CLAIM_MAILS,
  ...COURTESY_MAILS,
  ...INVOICE_MAILS,
  ...OWNER_MAILS,
  ...PAYMENT_MAILS,
  ...PLAN_MAILS,
  ...REGISTRATION_MAILS,
  ...REQUEST_MAILS,
  ...REVIEW_MAILS,
  ...WEEK_MAILS,
};

/** The words of a row of the outbox; null when its kind is unknown or something of it is missing. */
export const mailFromRow = ({ tipo, datos }: { tipo: string; datos: unknown }): MailText | null =>
  Object.hasOwn(MAILS, tipo) ? (MAILS[tipo]?.(datos) ?? null) : null;
