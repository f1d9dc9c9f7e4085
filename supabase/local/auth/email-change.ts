import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import type { AuthContext } from "@/supabase/local/auth/auth-route";
import { ADDRESS_IN_USE, codeText, confirmationLink, mailText } from "@/supabase/local/auth/mail-texts";
import { type LiteMailer, MAIL_LINK_LIFE_S } from "@/supabase/local/lite";

type Mails = Pick<AuthContext, "mailbox" | "siteUrl">;

interface Change {
  readonly from: string;
  readonly to: string;
}

async function mailChangeLink({ mailbox, siteUrl }: Mails, to: string, change: Change, tokenHash: string) {
  const link = confirmationLink({ siteUrl, kind: "emailChange", tokenHash, redirectTo: null });
  await mailbox.send({ to, ...mailText("emailChange", link, change) });
}

const unreachable = () => Promise.reject(new Error("mail-routes.ts mails these links"));

/** Mailer of the library itself: of links, only those of a change of address. */
export const changeMailer = (mails: Mails): LiteMailer => ({
  sendConfirmation: unreachable,
  sendRecovery: unreachable,
  sendMagicLink: unreachable,
  async sendEmailChange(current, tokenHash, _code, options) {
    const { newEmail, tokenHashNew } = options ?? {};
    if (!newEmail || !tokenHashNew) throw new Error("a change of address has two links");
    const change = { from: current, to: newEmail };
    await mailChangeLink(mails, current, change, tokenHash);
    await mailChangeLink(mails, newEmail, change, tokenHashNew);
  },
  async sendReauthentication(to, code) {
    await mails.mailbox.send({ to, ...codeText(code) });
  },
});

/** Pretends a change to a taken address: the account's own address gets its link, the other one is never confirmed. */
export async function pretendChange(
  { sql, mailbox, siteUrl }: AuthContext,
  user: { id: string; email: string },
  taken: string,
): Promise<void> {
  const [current, nobodys] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
  await sql`
    update auth.users set email_change = ${taken}, email_change_token_current = ${current},
      email_change_token_new = ${nobodys}, email_change_sent_at = now(), updated_at = now()
    where id = ${user.id}`;
  const change = { from: user.email, to: taken };
  await mailChangeLink({ mailbox, siteUrl }, user.email, change, current);
  await mailbox.send({ to: taken, ...ADDRESS_IN_USE });
}

/** Answer of a hosted project to the first of the two links. */
export const HALF_CONFIRMED = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** Takes one of a change's two links; the library takes the old address's alone. @returns if the other is to come. */
export async function takeChangeLink(sql: postgres.Sql, tokenHash: string): Promise<boolean> {
  if (tokenHash === "") return false;
  return sql.begin(async (transaction) => {
    const [user] = await transaction<{ id: string; isOpen: boolean; isTaken: boolean }[]>`
      select u.id, u.email_change_token_current <> '' and u.email_change_token_new <> '' as "isOpen",
        exists (select from auth.users other where other.email = u.email_change and other.id <> u.id) as "isTaken"
      from auth.users u
      where ${tokenHash} in (u.email_change_token_current, u.email_change_token_new)
        and u.email_change_sent_at > now() - ${MAIL_LINK_LIFE_S} * interval '1 second'
      for update`;
    if (!user) return false;
    if (user.isOpen) {
      await transaction`
        update auth.users set email_change_confirm_status = 1,
          email_change_token_current = nullif(email_change_token_current, ${tokenHash}),
          email_change_token_new = nullif(email_change_token_new, ${tokenHash})
        where id = ${user.id}`;
      return true;
    }
    await transaction`
      update auth.users set email_change_token_current = ${user.isTaken ? null : tokenHash}, email_change_token_new = null
      where id = ${user.id}`;
    // Codes that were handed out before the change would open a session after it.
    await transaction`delete from auth.flow_state where user_id = ${user.id}`;
    return false;
  });
}
