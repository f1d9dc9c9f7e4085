import { mailChangeLink } from "@/supabase/local/auth/email-change";
import { codeText, confirmationLink, type MailKind, mailText } from "@/supabase/local/auth/mail-texts";
import type { LiteMailer } from "@/supabase/local/lite";
import type { Mailbox } from "@/supabase/local/mailbox";

/** Mailer of the library itself: only changes of address; the other kinds go through mail-routes.ts. */
export function liteMailer(mailbox: Mailbox, siteUrl: string): LiteMailer {
  const send = (kind: Exclude<MailKind, "emailChange">) => async (to: string, tokenHash: string) => {
    const link = confirmationLink({ siteUrl, kind, tokenHash, redirectTo: null });
    await mailbox.send({ to, ...mailText(kind, link) });
  };
  return {
    sendConfirmation: send("confirmation"),
    sendRecovery: send("recovery"),
    sendMagicLink: send("magicLink"),
    async sendEmailChange(current, tokenHash, _code, options) {
      const { newEmail, tokenHashNew } = options ?? {};
      if (!newEmail || !tokenHashNew) throw new Error("a change of address has two links");
      const change = { from: current, to: newEmail };
      await mailChangeLink({ mailbox, siteUrl }, { recipient: current, change, tokenHash });
      await mailChangeLink({ mailbox, siteUrl }, { recipient: newEmail, change, tokenHash: tokenHashNew });
    },
    async sendReauthentication(to, code) {
      await mailbox.send({ to, ...codeText(code) });
    },
  };
}
