import type postgres from "postgres";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const KEPT_MAILS = 1_000;
const LISTED_MAILS = 100;

/** Stores the mails of an embedded backend in a table: there is nobody to send them to. */
export const createMailbox = (sql: postgres.Sql) => ({
  async send({ to, subject, text, html }: Mail): Promise<void> {
    await sql`
      insert into embedded.mails (recipient, subject, text, html) values (${to.toLowerCase()}, ${subject}, ${text}, ${html})`;
    await sql`
      delete from embedded.mails
      where position <= (select max(position) from embedded.mails) - ${KEPT_MAILS}`;
  },

  /** Newest first; all recipients when `to` is null. */
  async list(to: string | null) {
    // No mail has such a recipient, and PostgreSQL takes no such text.
    if (to?.includes("\0")) return [];
    const recipient = to?.toLowerCase() ?? null;
    return sql<(Mail & { id: string; sentAt: Date })[]>`
      select id, recipient as "to", subject, text, html, sent_at as "sentAt" from embedded.mails
      where ${recipient}::text is null or recipient = ${recipient}
      order by position desc limit ${LISTED_MAILS}`;
  },
});

export type Mailbox = ReturnType<typeof createMailbox>;
