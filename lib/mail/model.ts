import type { IsoDate } from "@/lib/clock";
import type { Plan } from "@/lib/plans/plans";
import type { Week } from "@/lib/statistics/model";

type MailedBusiness = { name: string; slug: string };

/** A plan that may be bought again, for one business; without one the paid month is unassigned. */
export type MailedPlan = { plan: Plan; businessId: string | null };

export type MailedPayment = MailedPlan & {
  /** The provider's id, as on the buyer's statement. */
  id: string;
  amountMxn: number;
  /** The provider's word: credit_card, ticket, ... */
  method: string | null;
  paidAt: Date | null;
  /** Null for a payment whose month is unassigned. */
  businessName: string | null;
  /** When the paid month ends; null while it has not begun. */
  endsAt: Date | null;
};

/** The payment of an invoice: its id is the provider's. */
export type InvoicedPayment = { id: string; plan: Plan; amountMxn: number };

/** What a product mail tells, by its kind. */
export type Mail =
  | { kind: "registrationReceived"; business: MailedBusiness; plan: Plan; isPublic: boolean }
  | { kind: "registrationApproved"; business: MailedBusiness }
  | { kind: "registrationRejected"; business: MailedBusiness; reason: string | null }
  | { kind: "changesRequested"; business: MailedBusiness; reason: string | null }
  /** business: the listing that is kept. */
  | { kind: "businessMerged"; business: MailedBusiness; mergedName: string; isPublic: boolean }
  /** accepted, rejected: columns of the listing. */
  | {
      kind: "changesDecided";
      business: MailedBusiness;
      accepted: readonly string[];
      rejected: readonly string[];
      reason: string | null;
    }
  | { kind: "claimReceived"; business: MailedBusiness }
  | { kind: "claimCode"; business: MailedBusiness; code: string }
  | { kind: "claimGranted"; business: MailedBusiness }
  | { kind: "claimRejected"; business: MailedBusiness }
  | { kind: "helperInvited"; businessName: string }
  /** By its owner. */
  | { kind: "businessDeleted"; business: MailedBusiness }
  | { kind: "adminAdded" }
  | { kind: "adminRemoved" }
  | { kind: "privacyNoticeChanged" }
  /** To whoever did it, in case that it was somebody else. */
  | { kind: "accountNotice"; deed: "contrasena" | "ayudante" | "administrador" }
  /** hasVoucher: another payment for the same waits in cash, and is not to be made. */
  | { kind: "receipt"; payment: MailedPayment; hasVoucher: boolean }
  | { kind: "voucher"; payment: MailedPayment; orderId: string; endsAt: Date | null }
  | { kind: "paymentRejected"; payment: MailedPayment }
  | { kind: "paymentReturned"; payment: MailedPayment }
  | { kind: "reminder"; business: MailedBusiness; bought: MailedPlan; endsAt: Date; voucherOrderId: string | null }
  | { kind: "planLapsed"; business: MailedBusiness; bought: MailedPlan; remainingPlan: Plan }
  | { kind: "courtesyGiven"; business: MailedBusiness; plan: Plan; endsAt: Date }
  | { kind: "courtesyEnded"; business: MailedBusiness; plan: Plan; remainingPlan: Plan }
  | { kind: "invoiceSent"; payment: InvoicedPayment }
  | { kind: "invoiceRefused"; payment: InvoicedPayment; reason: string }
  /** To whoever left an address with a report. */
  | { kind: "reportAnswered"; business: MailedBusiness; outcome: "corrected" | "closed" | "dismissed" }
  | { kind: "businessClosed"; business: MailedBusiness; reason: string | null }
  | { kind: "messageReceived"; text: string }
  | { kind: "messageAnswered"; text: string; answer: string }
  /** What becomes of a request by the law on personal data. dueOn: of the steps that begin a deadline. */
  | {
      kind: "arco";
      step: "received" | "asked" | "extended" | "answered" | "granted" | "done";
      folio: string;
      answer: string | null;
      dueOn: IsoDate | null;
    }
  | { kind: "arcoDue"; folio: string; dueOn: IsoDate }
  /** week: null on the free plan, whose owners read totals. */
  | {
      kind: "weekSummary";
      business: MailedBusiness;
      businessId: string;
      totals: { visits: number; clicks: number };
      week: Week | null;
    };

/** The words of a mail, before they become HTML and text: plain, not escaped. */
export type MailWords = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Label and value, such as what a receipt says. */
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; path: string };
  /** Why somebody reads this who has neither a business nor an account. */
  reason?: string;
  /** One can unsubscribe from it (`private.tipos_de_correo.opcional`). */
  isOptional?: boolean;
};
