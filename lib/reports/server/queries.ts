import "server-only";
import { readEach } from "@/lib/rows/read-each";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { toReportedBusiness } from "../mapper";
import type { ReportedBusiness } from "../model";

const PAGE = 10;

/** Where a page begins: the last business of the page before. */
export type ReportedFrom = readonly [since: string, id: string];

/**
 * Businesses with open reports, those that wait longest first. For a page of the administration, behind its guard; the database asks for the
 * role again.
 * @param business its reports alone.
 * @throws {BackendError}
 */
export async function listReported(
  reviewerId: string,
  from: ReportedFrom | null,
  business?: string,
): Promise<{ items: readonly ReportedBusiness[]; next: ReportedFrom | null }> {
  const { data, error } = await adminClient().rpc("list_reported", {
    reviewer: reviewerId,
    batch: PAGE,
    ...(business && { business }),
    ...(from ? { after_at: from[0], after_id: from[1] } : {}),
  });
  if (error) throw new BackendError("listReported", error);
  const last = data.length === PAGE ? data.at(-1) : undefined;
  return {
    items: readEach("reported businesses", data, toReportedBusiness),
    next: last ? [last.desde, last.negocio_id] : null,
  };
}
