import { accountNotice } from "./account-words";
import { adminAdded, adminRemoved } from "./admin-words";
import { claimCode, claimGranted, claimReceived, claimRejected } from "./claim-words";
import { courtesyEnded, courtesyGiven } from "./courtesy-words";
import { invoiceRefused, invoiceSent } from "./invoice-words";
import type { Mail, MailWords } from "./model";
import { privacyNoticeChanged } from "./notice-words";
import { businessDeleted, helperInvited } from "./owner-words";
import { paymentRejected, paymentReturned, receipt, voucher } from "./payment-words";
import { planLapsed, reminder } from "./plan-words";
import { registrationApproved, registrationReceived, registrationRejected } from "./registration-words";
import { arco, arcoDue, businessClosed, messageAnswered, messageReceived, reportAnswered } from "./request-words";
import { businessMerged, changesDecided, changesRequested } from "./review-words";
import { weekSummary } from "./week-words";

/** What a mail says, in Spanish. */
export function wordsOf(mail: Mail): MailWords {
  switch (mail.kind) {
    case "registrationReceived":
      return registrationReceived(mail);
    case "registrationApproved":
      return registrationApproved(mail);
    case "registrationRejected":
      return registrationRejected(mail);
    case "changesRequested":
      return changesRequested(mail);
    case "changesDecided":
      return changesDecided(mail);
    case "businessMerged":
      return businessMerged(mail);
    case "claimReceived":
      return claimReceived(mail);
    case "claimCode":
      return claimCode(mail);
    case "claimGranted":
      return claimGranted(mail);
    case "claimRejected":
      return claimRejected(mail);
    case "adminAdded":
      return adminAdded();
    case "adminRemoved":
      return adminRemoved();
    case "privacyNoticeChanged":
      return privacyNoticeChanged();
    case "accountNotice":
      return accountNotice(mail);
    case "receipt":
      return receipt(mail);
    case "voucher":
      return voucher(mail);
    case "paymentRejected":
      return paymentRejected(mail.payment);
    case "paymentReturned":
      return paymentReturned(mail.payment);
    case "reminder":
      return reminder(mail);
    case "planLapsed":
      return planLapsed(mail);
    case "courtesyGiven":
      return courtesyGiven(mail);
    case "courtesyEnded":
      return courtesyEnded(mail);
    case "invoiceSent":
      return invoiceSent(mail);
    case "invoiceRefused":
      return invoiceRefused(mail);
    case "reportAnswered":
      return reportAnswered(mail);
    case "helperInvited":
      return helperInvited(mail);
    case "businessDeleted":
      return businessDeleted(mail);
    case "businessClosed":
      return businessClosed(mail);
    case "messageReceived":
      return messageReceived(mail);
    case "messageAnswered":
      return messageAnswered(mail);
    case "arco":
      return arco(mail);
    case "arcoDue":
      return arcoDue(mail);
    case "weekSummary":
      return weekSummary(mail);
    default:
      return mail satisfies never;
  }
}
