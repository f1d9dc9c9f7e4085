"use server";

import { type FlashMessage, REPORTS_DONE } from "@/lib/admin/messages";
import { adminAction } from "@/lib/admin/server/admin-action";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { reportDecisionSchema } from "@/lib/reports/schema";
import { decideReports } from "@/lib/reports/server/mutations";
import { arcoDecisionSchema, messageDecisionSchema } from "@/lib/requests/schema";
import { decideArcoRequest, decideMessage } from "@/lib/requests/server/mutations";
import { type RequestList, routes } from "@/lib/routes";

const screen = (ver: RequestList, aviso: FlashMessage) => leave(routes.adminRequests({ ver, aviso }));

const options = (name: string, ver: RequestList) =>
  ({
    name,
    returnTo: routes.adminRequests({ ver }),
    // Whoever is no administrator reads so on the screen itself.
    refusals: { denied: leave(routes.adminRequests({ ver })) },
  }) as const;

export const settleReports = adminAction(
  reportDecisionSchema,
  async (sent, viewer) => {
    const decided = await decideReports(viewer.id, sent);
    if (!decided.ok) return formFailure(decided.code, {}, { valor: decided.code });
    return screen("reportes", decided.value === "done" ? REPORTS_DONE[sent.decision] : "ya-visto");
  },
  options("settle-reports", "reportes"),
);

export const settleMessage = adminAction(
  messageDecisionSchema,
  async (sent, viewer) => {
    const answer = sent.decision === "responder" ? sent.respuesta : null;
    const isDone = await decideMessage(viewer.id, sent.mensaje, answer);
    return screen("mensajes", isDone ? (answer === null ? "mensaje-cerrado" : "contestado") : "ya-visto");
  },
  options("settle-message", "mensajes"),
);

export const settleArcoRequest = adminAction(
  arcoDecisionSchema,
  async (sent, viewer) => {
    const outcome = await decideArcoRequest(viewer.id, sent, new Date());
    return screen("arco", outcome === "done" ? "solicitud-al-dia" : "ya-visto");
  },
  options("settle-arco-request", "arco"),
);
