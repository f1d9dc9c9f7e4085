import { cronRoute } from "@/lib/cron/server/cron-route";
import { DAILY_STEPS } from "@/lib/cron/server/daily";

const handler = cronRoute(DAILY_STEPS);

/** Lapses, reminders, and what is to be forgotten. Once a day, in the morning of Mexico City. */
export { handler as GET, handler as POST };
