import "server-only";
import { z } from "zod";
import { toColumns } from "@/lib/businesses/form-mapper";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import type { Json } from "@/lib/supabase/database.types";
import { BackendError } from "@/lib/supabase/public";
import { CORRECTABLE } from "../model";
import { type Confirmation, correctionSchema, type ReportDecision, type SentReport } from "../schema";

const outcomeSchema = z.enum(["added", "unknown", "full"]);
type Outcome = z.infer<typeof outcomeSchema>;

/** Stores a report on a public business. Of who sent it, nothing but an address to answer to. @throws {BackendError} */
export async function addReport(slug: string, { motivo, detalle, sugerencia, correo }: SentReport): Promise<Outcome> {
  return add(slug, motivo, detalle, {
    ...(sugerencia && { suggestion: sugerencia }),
    ...(correo && { address: correo }),
  });
}

const add = async (
  slug: string,
  reason: string,
  detail: string,
  more: { suggestion?: string; address?: string } = {},
): Promise<Outcome> =>
  outcomeSchema.parse(await callDatabase("add_report", { business_slug: slug, reason, detail, ...more }));

/** Stores what a visitor answered: a fact that is no longer so is a problem like any other. @throws {BackendError} */
export const addConfirmation = ({ negocio, dato, respuesta }: Confirmation): Promise<Outcome> =>
  add(negocio, respuesta === "si" ? `${dato}_vigente` : dato, "");

/** A rule of a column, or a value that is none of its type. */
const IS_REFUSAL = /^2[23]/;

type Decided = "done" | "unknown";

async function decide(reviewerId: string, sent: ReportDecision, changes: Record<string, Json> | null) {
  const { data, error } = await adminClient().rpc("decide_reports", {
    reviewer: reviewerId,
    business: sent.negocio,
    decision: sent.decision,
    reports: sent.reportes,
    ...(changes && { changes }),
    ...(sent.decision === "cerrar" && { reason: sent.motivo }),
  });
  if (error && changes && IS_REFUSAL.test(error.code)) return null;
  if (error) throw new BackendError("decideReports", error);
  return z.enum(["done", "unknown"]).parse(data);
}

const REFUSED = "El directorio no acepta ese valor. Corrígelo e inténtalo de nuevo.";

/** Corrects a fact, closes a business, or settles its reports otherwise; reporters are written to. "unknown": none is open any more, or
 * the business is gone. A refused value is told in a sentence. @throws {BackendError} */
export async function decideReports(reviewerId: string, sent: ReportDecision): Promise<Result<Decided, string>> {
  if (sent.decision !== "corregir") return success((await decide(reviewerId, sent, null)) ?? "unknown");
  const values = correctionSchema(sent.dato).safeParse({ [CORRECTABLE[sent.dato]]: sent.valor });
  const [column] = Object.keys(values.data ?? {});
  if (!values.success) return failure(values.error.issues[0]?.message ?? REFUSED);
  if (!column || sent.valor.trim() === "") return failure("Escribe el dato correcto.");
  const decided = await decide(reviewerId, sent, {
    // Day by day it would say something else than words that are not understood.
    ...(sent.dato === "horario" && { horario: null }),
    ...toColumns(values.data),
  });
  return decided === null ? failure(REFUSED) : success(decided);
}
