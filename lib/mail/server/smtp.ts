import "server-only";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { BRAND } from "@/lib/brand";

export type OutgoingMail = {
  /** Id of the outbox row: a mail that is sent twice carries the same one, so that mail programs can tell. */
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address that unsubscribes by one POST; null or absent where none does. */
  oneClickUrl?: string | null;
};

/** Failure of a mail, without what servers quote: the recipient. */
export type SmtpFailure = { code: string; status: number | null };

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** One address: a comma, a line break or a name in it would reach, or become, something else. */
const recipient = z.email().max(254);

const failureSchema = z.object({ code: z.string().catch("EUNKNOWN"), responseCode: z.number().nullish().catch(null) });

export function toSmtpFailure(error: unknown): SmtpFailure {
  const { code = "EUNKNOWN", responseCode = null } = failureSchema.safeParse(error).data ?? {};
  return { code, status: responseCode };
}

/** RFC 8058: mail programs show a button of their own, which posts these words to the address. */
const unsubscribing = (url: string | null | undefined): Record<string, string> =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

type MailerOptions = {
  smtpUrl: string;
  from: string;
  /** Address for answers; without one, `from`. */
  replyTo?: string | null;
};

/** A connection to a mail server, opened at the first use and kept until `close`. */
export function openMailer({ smtpUrl, from, replyTo = null }: MailerOptions) {
  const transport = createTransport(
    {
      url: smtpUrl,
      requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
      pool: true,
      maxConnections: 1,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  const [, domain = "localhost"] = from.split("@");
  return {
    /** @throws when the server is not there, or does not take our name and password. */
    async verify(): Promise<void> {
      await transport.verify();
    },
    /** @throws when the address is none, or the server does not take the mail. */
    async send({ id, to, subject, text, html, oneClickUrl }: OutgoingMail): Promise<void> {
      const address = recipient.parse(to);
      await transport.sendMail({
        from: { name: BRAND.name, address: from },
        to: { name: "", address },
        ...(replyTo && { replyTo: { name: BRAND.name, address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<correo-${id}@${domain}>`,
        // No out-of-office notes in return.
        headers: {
          "Auto-Submitted": "auto-generated",
          "X-Auto-Response-Suppress": "All",
          ...unsubscribing(oneClickUrl),
        },
      });
    },
    close(): void {
      transport.close();
    },
  };
}

export type Mailer = ReturnType<typeof openMailer>;
