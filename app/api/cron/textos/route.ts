import { writeStarterTexts } from "@/lib/ai/server/starter-texts";
import { cronRoute } from "@/lib/cron/server/cron-route";

const TEXTS_A_RUN = 20;

const handler = cronRoute({ startersWritten: () => writeStarterTexts(TEXTS_A_RUN) });

/** Writes the first texts of Profesional as soon as they are due; /api/cron/pagos does so too, every ten minutes. */
export { handler as GET, handler as POST };
