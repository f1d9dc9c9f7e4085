import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { siteUrl } from "@/lib/site-url";
import { callDatabase } from "@/lib/supabase/call-database";
import { mailFromRow } from "../mails";
import { renderMail } from "../render";
import { type Mailer, openMailer, toSmtpFailure } from "./smtp";
import { subscriptionToken } from "./subscription";

type TakenMail = { id: number; tipo: string; para: string; datos: unknown };

/** Taken at once: a portion is sent well within the five minutes for which it is ours. */
const PORTION = 5;
/** No new portion is begun after this: platforms end a request that takes longer. */
const TIME_LIMIT_MS = 40_000;

/** Sends one taken mail and notes the outcome; whatever goes wrong is this mail's alone. */
async function sendOne(mailer: Mailer, { id, tipo, para, datos }: TakenMail): Promise<boolean> {
  let isSent = false;
  try {
    const mail = mailFromRow({ tipo, datos });
    if (mail) {
      await mailer.send({ id, to: para, ...renderMail(mail, siteUrl(), subscriptionToken(para)) });
      isSent = true;
    } else {
      log.error({ mail: id, kind: tipo }, "a mail does not hold what its kind needs");
    }
  } catch (error) {
    log.warn({ mail: id, kind: tipo, ...toSmtpFailure(error) }, "a mail was not sent");
  }
  // Unnoted, it is sent again after some minutes: twice is better than never.
  await callDatabase("finish_mail", { mail: id, is_sent: isSent }).catch((error: unknown) =>
    log.warn({ mail: id, err: error }, "a mail's outcome was not noted"),
  );
  return isSent;
}

async function isReachable(mailer: Mailer): Promise<boolean> {
  try {
    await mailer.verify();
    return true;
  } catch (error) {
    log.warn(toSmtpFailure(error), "the mail server does not take mails: they wait");
    return false;
  }
}

/** Sends up to `limit` mails of the outbox; none without a mail server or while it is down, since a mail's five tries are for its own
 * failures. May run in parallel. @returns how many were sent. @throws {BackendError} when the outbox cannot be read. */
export async function sendWaitingMails(limit: number): Promise<number> {
  const { mail, support } = env();
  if (!mail || !(await callDatabase("oldest_waiting_mail", { at: new Date().toISOString() }))) return 0;
  const mailer = openMailer({ ...mail, replyTo: support.email });
  try {
    if (!(await isReachable(mailer))) return 0;
    const deadline = performance.now() + TIME_LIMIT_MS;
    let sent = 0;
    for (let left = limit; left > 0 && performance.now() < deadline; left -= PORTION) {
      // Nobody else gets them for the next minutes.
      const taken = await callDatabase("take_mails", { batch: Math.min(PORTION, left) });
      for (const each of taken) sent += Number(await sendOne(mailer, each));
      if (taken.length < PORTION) break;
    }
    return sent;
  } finally {
    mailer.close();
  }
}
