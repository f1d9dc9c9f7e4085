import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { Report } from "../schema";

const outcomeSchema = z.enum(["added", "unknown", "full"]);

/** Stores a report on a public business, with nothing of who sent it. @throws {BackendError} */
export async function addReport(slug: string, { motivo, detalle }: Report): Promise<z.infer<typeof outcomeSchema>> {
  const { data, error } = await adminClient().rpc("add_report", {
    business_slug: slug,
    reason: motivo,
    detail: detalle,
  });
  if (error) throw new BackendError("addReport", error);
  return outcomeSchema.parse(data);
}
