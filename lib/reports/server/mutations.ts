import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { Confirmation, Report } from "../schema";

const outcomeSchema = z.enum(["added", "unknown", "full"]);
type Outcome = z.infer<typeof outcomeSchema>;

async function add(slug: string, reason: string, detail: string): Promise<Outcome> {
  const { data, error } = await adminClient().rpc("add_report", { business_slug: slug, reason, detail });
  if (error) throw new BackendError("addReport", error);
  return outcomeSchema.parse(data);
}

/** Stores a report on a public business, with nothing of who sent it. @throws {BackendError} */
export const addReport = (slug: string, { motivo, detalle }: Report): Promise<Outcome> => add(slug, motivo, detalle);

/** Stores what a visitor answered: a fact that is no longer so is a problem like any other. @throws {BackendError} */
export const addConfirmation = ({ negocio, dato, respuesta }: Confirmation): Promise<Outcome> =>
  add(negocio, respuesta === "si" ? `${dato}_vigente` : dato, "");
