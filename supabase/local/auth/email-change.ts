import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import { confirmationLink, mailText, mailTextWithoutLink } from "@/supabase/local/auth/mail-texts";
import { MAIL_LINK_LIFE_S } from "@/supabase/local/lite";
import type { Mailbox } from "@/supabase/local/mailbox";

interface Change {
  readonly from: string;
  readonly to: string;
}

export async function mailChangeLink(
  { mailbox, siteUrl }: { mailbox: Mailbox; siteUrl: string },
  { recipient, change, tokenHash }: { recipient: string; change: Change; tokenHash: string },
): Promise<void> {
  const link = confirmationLink({ siteUrl, kind: "emailChange", tokenHash, redirectTo: null });
  await mailbox.send({ to: recipient, ...mailText("emailChange", link, change) });
}

/** Pretends a change to a taken address: the account's own address gets its link, the other one is never confirmed. */
export async function pretendChange(
  { sql, mailbox, siteUrl }: { sql: postgres.Sql; mailbox: Mailbox; siteUrl: string },
  user: { id: string; email: string },
  taken: string,
): Promise<void> {
  const [current, nobodys] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
  await sql`
    update auth.users set email_change = ${taken}, email_change_token_current = ${current},
      email_change_token_new = ${nobodys}, email_change_sent_at = now(), updated_at = now()
    where id = ${user.id}`;
  const change = { from: user.email, to: taken };
  await mailChangeLink({ mailbox, siteUrl }, { recipient: user.email, change, tokenHash: current });
  await mailbox.send({ to: taken, ...mailTextWithoutLink("addressInUse") });
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
