import "server-only";
import { z } from "zod";
import { securityEvent } from "@/lib/http/server/security-event";
import { callDatabase } from "@/lib/supabase/call-database";
import type { DatasetName, ExportFormat } from "../datasets";
import type { ReadPage } from "../export-stream";

const PAGE_ROWS = 1000;

const pageSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())).nullable(),
  next: z.string().nullable(),
});

/** Notes an export in the trail and the security log. @throws BackendError when the reviewer is no administrator. */
export async function beginExport(
  reviewerId: string,
  dataset: DatasetName | "facturas",
  format: ExportFormat,
): Promise<void> {
  await callDatabase("begin_export", { reviewer: reviewerId, dataset, format });
  await securityEvent("export", "accepted", { account: reviewerId, reason: dataset });
}

/** Reads a dataset page by page; the role is asked for with each. */
export const readRowsOf =
  (reviewerId: string, dataset: DatasetName): ReadPage =>
  async (after) => {
    const data = await callDatabase("export_rows", {
      reviewer: reviewerId,
      dataset,
      size: PAGE_ROWS,
      ...(after !== null && { after }),
    });
    const { rows, next } = pageSchema.parse(data);
    return { rows: rows ?? [], next };
  };
