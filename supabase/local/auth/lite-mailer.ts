import { codeText, confirmationLink, type MailKind, mailText, noticeText } from "@/supabase/local/auth/mail-texts";
import type { LiteMailer } from "@/supabase/local/lite";
import type { Mailbox } from "@/supabase/local/mailbox";

/**
 * The mails that the library itself sends: those for a change of address. The other kinds go through mail-routes.ts;
 * were the library to send one after all, it would still arrive with our text and link.
 */
export function liteMailer(mailbox: Mailbox, siteUrl: string): LiteMailer {
  const send = (kind: MailKind) => async (to: string, tokenHash: string) => {
    const link = confirmationLink({ siteUrl, kind, tokenHash, redirectTo: null });
    await mailbox.send({ to, ...mailText(kind, link, to) });
  };
  return {
    sendConfirmation: send("confirmation"),
    sendRecovery: send("recovery"),
    sendMagicLink: send("magicLink"),
    async sendEmailChange(to, tokenHash, _code, options) {
      await send("emailChange")(to, tokenHash);
      const current = options?.currentEmail;
      if (current) await mailbox.send({ to: current, ...noticeText("emailChangeAsked") });
    },
    async sendReauthentication(to, code) {
      await mailbox.send({ to, ...codeText(code) });
    },
  };
}
