import "server-only";
import { z } from "zod";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import { answerBy, carryOutBy, type Deadline, extendedFrom } from "../deadline";
import type { ArcoDecision, SentArcoRequest, SentMessage } from "../schema";

const outcomeSchema = z.enum(["added", "set_apart", "full"]);
const addedSchema = z.object({ outcome: outcomeSchema, folio: z.string().nullish() });
const decisionSchema = z.enum(["done", "unknown"]);

/** Stores a message for the administrator; its sender is written to. The same words within a day are one. @throws {BackendError} */
export const addMessage = async ({ nombre, correo, mensaje }: SentMessage): Promise<z.infer<typeof outcomeSchema>> =>
  outcomeSchema.parse(await callDatabase("add_message", { sender: nombre, address: correo, words: mensaje }));

/** Stores a request by law, with its deadlines; the sender is written to. An open one is not repeated. @param userId who is signed in:
 * the account's address then replaces the typed one. @throws {BackendError} */
export async function addArcoRequest(request: SentArcoRequest, userId: string | null, now: Date) {
  const { due, remind } = answerBy(toLocalDate(now));
  const data = await callDatabase("add_arco_request", {
    kind: request.tipo,
    sender: request.nombre,
    address: request.correo,
    words: request.datos,
    due,
    remind,
    ...(request.negocio ? { business_slug: request.negocio } : {}),
    ...(userId ? { person: userId } : {}),
  });
  return addedSchema.parse(data);
}

/** Answers an open message by mail, or closes it (null); false when it is not open any more. @throws {BackendError} */
export const decideMessage = (reviewerId: string, messageId: string, answer: string | null): Promise<boolean> =>
  callDatabase("decide_message", {
    reviewer: reviewerId,
    message: messageId,
    ...(answer === null ? {} : { answer }),
  });

/** The deadline that a decision begins, where it begins one. @param due the present one */
function deadlineOf(decision: ArcoDecision["decision"], today: IsoDate, due: IsoDate): Deadline | null {
  if (decision === "proceder") return carryOutBy(today);
  return decision === "prorrogar" ? extendedFrom(due) : null;
}

/** Takes a request by law one step on; "unknown" where it is not there for this step. @throws {BackendError} */
export async function decideArcoRequest(reviewerId: string, sent: ArcoDecision, now: Date) {
  const { data: found, error: notFound } = await adminClient()
    .from("solicitudes_arco")
    .select("vence_el")
    .eq("id", sent.solicitud)
    .maybeSingle();
  if (notFound) throw new BackendError("decideArcoRequest", notFound);
  if (!found) return "unknown";
  const deadline = deadlineOf(sent.decision, toLocalDate(now), found.vence_el);
  const data = await callDatabase("decide_arco_request", {
    reviewer: reviewerId,
    request: sent.solicitud,
    decision: sent.decision,
    ...("respuesta" in sent ? { answer: sent.respuesta } : {}),
    ...deadline,
  });
  return decisionSchema.parse(data);
}
