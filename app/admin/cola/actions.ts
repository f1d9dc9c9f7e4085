"use server";

import { z } from "zod";
import { type FlashMessage, REPORTS_DONE } from "@/lib/admin/messages";
import { adminAction, refusalsOn } from "@/lib/admin/server/admin-action";
import { CLAIM_DECISIONS } from "@/lib/claims/model";
import { decideClaim as settleClaim } from "@/lib/claims/server/mutations";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { reportDecisionSchema } from "@/lib/reports/schema";
import { decideReports } from "@/lib/reports/server/mutations";
import { DECISIONS, REASON_CHARACTERS, REGISTRATION_DECISIONS, type RegistrationDecision } from "@/lib/review/decision";
import { keepsOne, MERGE_FLASHES, mergedOf, mergeFields } from "@/lib/review/merge";
import { parseQueueQuery, queueValues } from "@/lib/review/queue-address";
import { reasonText } from "@/lib/review/reasons";
import { columnsOf } from "@/lib/review/revision-diff";
import {
  decideBusinesses,
  decideRevision,
  dismissAlerts,
  mergeBusinesses,
  undoDecision,
} from "@/lib/review/server/decisions";
import { getQueueItem } from "@/lib/review/server/queue-queries";
import { routes } from "@/lib/routes";
import { toVisibleText } from "@/lib/text/visible-text";

function goTo(place: string, aviso: FlashMessage, more: Readonly<Record<string, string | undefined>> = {}) {
  const read = new URLSearchParams(place);
  return leave(routes.adminQueue({ ...queueValues(parseQueueQuery((name) => read.get(name) ?? "")), aviso, ...more }));
}

const options = (name: string) => ({
  name,
  returnTo: routes.adminQueue(),
  refusals: refusalsOn((aviso) => routes.adminQueue({ aviso })),
});

const places = { en: z.string().default(""), aqui: z.string().default("") };
const reason = { plantilla: z.string().default(""), motivo: z.string().transform(toVisibleText).default("") };

/** A model's flags when the form was opened: who decides has seen them. */
const alerts = {
  negocio: z.uuid(),
  alertas: z
    .string()
    .regex(/^(?:\d{1,15}(?:,\d{1,15}){0,199})?$/)
    .transform((ids) => ids.split(",").filter(Boolean).map(Number))
    .default([]),
};

const OUTCOMES: Readonly<Record<RegistrationDecision, FlashMessage>> = {
  aprobar: "aprobado",
  rechazar: "no-aprobado",
  pedir_cambios: "cambios-pedidos",
};

function reasonProblem(reason: string | null, isNeeded: boolean): FormFailure | null {
  const problem =
    isNeeded && !reason
      ? "Escribe el motivo o elige uno: es lo que leerá el dueño."
      : (reason?.length ?? 0) > REASON_CHARACTERS && "Usa como máximo 1000 caracteres.";
  return problem ? formFailure(problem, {}, { motivo: problem }) : null;
}

export const decideNew = adminAction(
  z.object({ ...places, ...reason, ...alerts, visto: z.string(), decision: z.enum(REGISTRATION_DECISIONS) }),
  async ({ negocio, alertas, visto, decision, plantilla, motivo, en, aqui }, viewer) => {
    const why = decision === "aprobar" ? null : reasonText(motivo, plantilla);
    const problem = reasonProblem(why, decision !== "aprobar");
    if (problem) return problem;
    const item = await getQueueItem(viewer.id, { kind: "registro", id: negocio });
    if (!item) return goTo(en, "decidido");
    // Nobody approves what he has not seen.
    if (item.row.updated_at !== visto) return goTo(aqui, "cambio");
    const outcome = await decideBusinesses({ reviewerId: viewer.id, businesses: [negocio], decision, reason: why });
    if (!outcome.ok) return formFailure(DECISIONS[decision].failed);
    if (decision === "aprobar") await dismissAlerts(viewer.id, negocio, alertas);
    const { decision: made } = outcome.value;
    return made ? goTo(en, OUTCOMES[decision], { deshacer: `${made}.${negocio}` }) : goTo(en, "decidido");
  },
  options("decide-new"),
);

export const decideChanges = adminAction(
  z.object({
    ...places,
    ...reason,
    ...alerts,
    revision: z.uuid(),
    decision: z.enum(["aceptar", "rechazar"]),
    campo: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  }),
  async ({ negocio, alertas, revision, decision, campo, plantilla, motivo, en }, viewer) => {
    const isRejecting = decision === "rechazar";
    const why = reasonText(motivo, plantilla);
    const problem = reasonProblem(why, isRejecting);
    if (problem) return problem;
    // Each edit of its owner makes it another revision: what is decided was seen.
    const item = await getQueueItem(viewer.id, { kind: "cambio", id: revision });
    if (item?.kind !== "cambio") return goTo(en, "decidido");
    const { changes } = item.data;
    const accepted = isRejecting ? [] : columnsOf(changes, campo);
    if (!isRejecting && accepted.length === 0) return formFailure("Marca al menos un cambio, o rechaza todo.");
    const isWhole = accepted.length === changes.flatMap(({ columns }) => columns).length;
    const outcome = await decideRevision(viewer.id, revision, accepted, isWhole ? null : why);
    if (outcome === "unknown") return goTo(en, "decidido");
    if (!isRejecting) await dismissAlerts(viewer.id, negocio, alertas);
    return goTo(en, isRejecting ? "cambios-rechazados" : isWhole ? "cambios-aceptados" : "cambios-en-parte");
  },
  options("decide-changes"),
);

const CLAIM_OUTCOMES = {
  granted: "concedido",
  rejected: "rechazado",
  owned: "con-dueno",
  full: "lleno",
  unknown: "decidido",
} as const;

export const decideClaim = adminAction(
  z.object({ ...places, reclamo: z.uuid(), decision: z.enum(CLAIM_DECISIONS) }),
  async ({ reclamo, decision, en, aqui }, viewer) => {
    const isGranted = decision === "conceder";
    const outcome = await settleClaim({ claimId: reclamo, reviewerId: viewer.id, isGranted });
    return goTo(outcome === "owned" || outcome === "full" ? aqui : en, CLAIM_OUTCOMES[outcome]);
  },
  options("decide-claim"),
);

export const settle = adminAction(
  reportDecisionSchema.and(z.object(places)),
  async ({ en, aqui, ...sent }, viewer) => {
    const decided = await decideReports(viewer.id, sent);
    if (!decided.ok) return formFailure(decided.code, {}, { valor: decided.code });
    if (decided.value !== "done") return goTo(en, "decidido");
    // A fact is corrected, and there are reports of another one.
    const isOpen = await getQueueItem(viewer.id, { kind: "reporte", id: sent.negocio });
    return goTo(isOpen ? aqui : en, REPORTS_DONE[sent.decision]);
  },
  options("settle-reports"),
);

/** "Dejarlo así": what a model flagged was seen, and is flagged no more. */
export const dismiss = adminAction(
  z.object({ ...places, ...alerts }),
  async ({ negocio, alertas, en }, viewer) =>
    goTo(en, (await dismissAlerts(viewer.id, negocio, alertas)) > 0 ? "alerta-descartada" : "decidido"),
  options("dismiss-alerts"),
);

export const merge = adminAction(
  z.object({ ...places, ...mergeFields }).refine(keepsOne),
  async ({ aqui, ...sent }, viewer) =>
    goTo(aqui, MERGE_FLASHES[await mergeBusinesses(viewer.id, sent.queda, mergedOf(sent))]),
  options("merge"),
);

export const undo = adminAction(
  z.object({ ...places, decision: z.uuid() }),
  async ({ decision, en, aqui }, viewer) => {
    const undone = await undoDecision(viewer.id, decision);
    return undone?.restored ? goTo(aqui, "deshecho") : goTo(en, "tarde");
  },
  options("undo-decision"),
);
