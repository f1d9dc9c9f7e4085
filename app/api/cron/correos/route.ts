import { cronRoute } from "@/lib/cron/server/cron-route";
import { sendWaitingMails } from "@/lib/mail/server/send-waiting";

/** More than are ever queued between two calls; the rest is for the next. */
const MAILS_A_RUN = 100;

const handler = cronRoute({ sent: () => sendWaitingMails(MAILS_A_RUN) });

/** Sends the mails that wait in the outbox. Every minute, or when one is queued. */
export { handler as GET, handler as POST };
