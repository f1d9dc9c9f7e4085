import { once } from "node:events";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { isSameText } from "@/supabase/local/http";
import { errorFields, log } from "@/supabase/local/log";
import type { Mailbox } from "@/supabase/local/mailbox";

const SMTP_USER = "iztapalapa";

const MAX_MAIL_BYTES = 1024 * 1024;
/** A mail of ours has one recipient, and few are sent at a time. */
const MAX_RECIPIENTS = 10;
const MAX_CLIENTS = 50;
const CLOSE_TIMEOUT_MS = 2_000;
const TOO_BIG = 552;
const NOT_NOW = 451;

interface Options {
  readonly mailbox: Mailbox;
  readonly password: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** A mail server on 127.0.0.1 that delivers to the mailbox: no mail of the application leaves the machine. */
export async function startSmtpServer({ mailbox, password, port }: Options) {
  const server = new SMTPServer({
    name: "localhost",
    size: MAX_MAIL_BYTES,
    maxRecipients: MAX_RECIPIENTS,
    maxClients: MAX_CLIENTS,
    // The connection does not leave the machine.
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onAuth({ username, password: given }, _session, done) {
      const isUser = username === SMTP_USER && isSameText(given ?? "", password);
      done(isUser ? null : new Error("Invalid user or password"), isUser ? { user: SMTP_USER } : undefined);
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      deliver(mailbox, stream, recipients).then(() => done(), done);
    },
  });
  // A client that breaks off is no event of ours, and must not be the end of the process.
  server.on("error", (error) => log.warn(errorFields(error), "a mail connection failed"));
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://${SMTP_USER}:${password}@127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function deliver(mailbox: Mailbox, stream: SMTPServerDataStream, recipients: readonly string[]): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part);
  if (stream.sizeExceeded) throw refusal("the mail is too big", TOO_BIG);
  const { subject = "", text = "", html = "" } = await PostalMime.parse(Buffer.concat(parts));
  try {
    for (const to of recipients) await mailbox.send({ to, subject, text, html });
  } catch (error) {
    log.warn(errorFields(error), "a mail was not delivered");
    throw refusal("the mailbox takes no mails now", NOT_NOW);
  }
}

const refusal = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });
