import type { Plan } from "@/lib/plans/plans";

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
  /** hasVoucher: another payment for the same waits in cash, and is not to be made. */
  | { kind: "receipt"; payment: MailedPayment; hasVoucher: boolean }
  | { kind: "voucher"; payment: MailedPayment; orderId: string; endsAt: Date | null }
  | { kind: "paymentRejected"; payment: MailedPayment }
  | { kind: "paymentReturned"; payment: MailedPayment }
  | { kind: "reminder"; business: MailedBusiness; bought: MailedPlan; endsAt: Date; voucherOrderId: string | null }
  | { kind: "planLapsed"; business: MailedBusiness; bought: MailedPlan; remainingPlan: Plan };

/** The words of a mail, before they become HTML and text: plain, not escaped. */
export type MailWords = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Label and value, such as what a receipt says. */
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; path: string };
};
