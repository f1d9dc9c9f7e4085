import "server-only";
import { isUuid, readCursor, writeCursor } from "@/lib/database-rows/cursor";
import { readEach } from "@/lib/database-rows/read-each";
import { callDatabase } from "@/lib/supabase/call-database";
import type { ReportedBusiness } from "../mapper";
import { toReportedBusiness } from "../mapper";

const PAGE = 10;

/** Businesses with open reports, longest waiting first; the database asks for the role. @param from `next` of the page before. @param
 * business its reports alone. @throws {BackendError} */
export async function listReported(
  reviewerId: string,
  from: string,
  business?: string,
): Promise<{ items: readonly ReportedBusiness[]; next: string | null }> {
  const cursor = readCursor(from, isUuid);
  const data = await callDatabase("list_reported", {
    reviewer: reviewerId,
    batch: PAGE,
    ...(business && { business }),
    ...(cursor && { after_at: cursor.at, after_id: cursor.key }),
  });
  const last = data.length === PAGE ? data.at(-1) : undefined;
  return {
    items: readEach("reported businesses", data, toReportedBusiness),
    next: last ? writeCursor({ at: last.desde, key: last.negocio_id }) : null,
  };
}
