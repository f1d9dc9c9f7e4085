import type postgres from "postgres";

interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface StoredMail extends OutgoingMail {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

export interface Mailbox {
  send(mail: OutgoingMail): Promise<void>;
  /** Newest first; all recipients when `to` is null. */
  list(to: string | null): Promise<StoredMail[]>;
}

const KEPT_MAILS = 1_000;
const LISTED_MAILS = 100;

/** Stores the mails of an embedded backend in a table: there is nobody to send them to. */
export function createMailbox(sql: postgres.Sql): Mailbox {
  return {
    async send({ to, subject, text, html }) {
      await sql`
        insert into embedded.mails (recipient, subject, text, html) values (${to.toLowerCase()}, ${subject}, ${text}, ${html})`;
      await sql`
        delete from embedded.mails
        where position <= (select max(position) from embedded.mails) - ${KEPT_MAILS}`;
    },
    async list(to) {
      // No mail has such a recipient, and PostgreSQL takes no such text.
      if (to?.includes("\0")) return [];
      const recipient = to?.toLowerCase() ?? null;
      const rows = await sql<(OutgoingMail & { id: string; sentAt: Date })[]>`
        select id, recipient as "to", subject, text, html, sent_at as "sentAt" from embedded.mails
        where ${recipient}::text is null or recipient = ${recipient}
        order by position desc limit ${LISTED_MAILS}`;
      return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
    },
  };
}
