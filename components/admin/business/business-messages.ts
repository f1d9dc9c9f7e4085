import { formatLongMoment } from "@/lib/format";
import { PLANS } from "@/lib/plans/plans";
import type { AdministeredBusiness, BusinessState, OwnerState } from "@/lib/review/edit-model";

const STATES: Readonly<Record<BusinessState, string>> = {
  published: "Publicado",
  waiting: "Pendiente",
  rejected: "Rechazado",
  deleted: "Eliminado",
};
const OWNERS: Readonly<Record<OwnerState, string>> = {
  none: "Sin dueño",
  invited: "sin cuenta todavía",
  asked: "aún no lo acepta",
  accepted: "lo administra",
};

export const when = (moment: string): string => formatLongMoment(new Date(moment));

export function stateText({ state, deletedAt, reason }: AdministeredBusiness): string {
  if (state === "deleted" && deletedAt) return `${STATES.deleted} el ${when(deletedAt)}`;
  return state === "rejected" && reason ? `${STATES.rejected}: ${reason}` : STATES[state];
}

/** "Gratis", "Premium, hasta el 3 de diciembre". */
export function planText({ plan, paidUntil }: AdministeredBusiness): string {
  const { name } = PLANS[plan];
  if (plan === "free") return name;
  return paidUntil ? `${name}, hasta el ${when(paidUntil)}` : `${name}, sin fecha de fin`;
}

export const ownerText = ({ owner: { state, email } }: AdministeredBusiness): string =>
  state === "none" ? OWNERS.none : [email, OWNERS[state]].filter(Boolean).join(" · ");
