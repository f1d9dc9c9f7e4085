import { claimCode, claimGranted, claimReceived, claimRejected } from "./claim-words";
import type { Mail, MailWords } from "./model";
import { paymentRejected, paymentReturned, receipt, voucher } from "./payment-words";
import { planLapsed, reminder } from "./plan-words";
import { registrationApproved, registrationReceived, registrationRejected } from "./registration-words";
import { businessMerged, changesDecided, changesRequested } from "./review-words";

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
    default:
      return mail satisfies never;
  }
}
