import { ACCOUNT_MAILS } from "./account-mails";
import type { MailText } from "./mail-kind";
import { OWNER_MAILS } from "./owner-mails";
import { PAYMENT_MAILS } from "./payment-mails";
import { PLAN_MAILS } from "./plan-mails";
import { REQUEST_MAILS } from "./request-mails";
import { REVIEW_MAILS } from "./review-mails";
import { WEEK_MAILS } from "./week-mails";

/** By `correos.tipo`: what a mail's `datos` hold, as the database functions that queue it write them, and what it says. */
const MAILS: Readonly<Record<string, (datos: unknown) => MailText | null>> = {
  ...ACCOUNT_MAILS,
  ...OWNER_MAILS,
  ...PAYMENT_MAILS,
  ...PLAN_MAILS,
  ...REQUEST_MAILS,
  ...REVIEW_MAILS,
  ...WEEK_MAILS,
};

/** The words of a row of the outbox; null when its kind is unknown or something of it is missing. */
export const mailFromRow = ({ tipo, datos }: { tipo: string; datos: unknown }): MailText | null =>
  Object.hasOwn(MAILS, tipo) ? (MAILS[tipo]?.(datos) ?? null) : null;
