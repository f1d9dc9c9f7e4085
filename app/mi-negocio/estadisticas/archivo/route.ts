import type { NextRequest } from "next/server";
import { getViewer } from "@/lib/auth/server/viewer";
import { toLocalDate } from "@/lib/clock";
import { fileDownload } from "@/lib/http/file-download";
import { securityEvent } from "@/lib/http/server/security-event";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { listEditedBusinesses } from "@/lib/owner/server/queries";
import { getOwnStatistics } from "@/lib/statistics/server/queries";
import { statisticsFile } from "@/lib/statistics/statistics-file";
import { textOf } from "@/lib/text/text-of";
import { addDays } from "@/lib/time/add-days";

/** Days that events are kept (`purge_statistics`). */
const KEPT_DAYS = 400;

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const viewer = await getViewer();
  const asked = textOf(nextUrl.searchParams.get(BUSINESS_ID_FIELD));
  const business = viewer && (await listEditedBusinesses(viewer.id)).find(({ id }) => id === asked);
  if (!viewer || !business) return new Response(null, { status: 404 });
  const today = toLocalDate(new Date());
  const statistics = await getOwnStatistics(viewer.id, business.id, addDays(today, -KEPT_DAYS));
  if (!statistics?.days) return new Response(null, { status: 404 });
  await securityEvent("export", "accepted", { account: viewer.id, reason: "estadisticas" });
  return fileDownload(statisticsFile(statistics.days, today), `estadisticas-${business.slug}-${today}.csv`);
}
