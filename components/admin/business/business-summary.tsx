import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { formatLongMoment, formatNumber } from "@/lib/format";
import type { AdministeredBusiness, BusinessState, OwnerState } from "@/lib/moderation/edit-model";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

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

const when = (moment: string): string => formatLongMoment(new Date(moment));

function stateText({ state, deletedAt, reason }: AdministeredBusiness): string {
  if (state === "deleted" && deletedAt) return `${STATES.deleted} el ${when(deletedAt)}`;
  return state === "rejected" && reason ? `${STATES.rejected}: ${reason}` : STATES[state];
}

function planText({ plan, paidUntil }: AdministeredBusiness): string {
  const { name } = PLANS[plan];
  if (plan === "free") return name;
  return paidUntil ? `${name}, hasta el ${when(paidUntil)}` : `${name}, sin fecha de fin`;
}

const ownerText = ({ owner: { state, email } }: AdministeredBusiness): string =>
  state === "none" ? OWNERS.none : [email, OWNERS[state]].filter(Boolean).join(" · ");

/** What there is to know of a business before it is edited. */
export function BusinessSummary({ business }: { business: AdministeredBusiness }) {
  return (
    <section aria-label="Estado" className="rounded-card border border-line bg-white p-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact name="Estado">{stateText(business)}</Fact>
        <Fact name="Plan">{planText(business)}</Fact>
        <Fact name="Dueño">{ownerText(business)}</Fact>
        <Fact name="Visitas y clics">
          {formatNumber(business.visits)} visitas, {formatNumber(business.clicks)} clics
        </Fact>
        <Fact name="Registrado">{when(business.createdAt)}</Fact>
        {business.source && <Fact name="Fuente">{business.source}</Fact>}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {business.state === "published" && (
          <a href={routes.business(business.slug)} target="_blank" rel="noopener" className="tap-target text-link">
            Ver página
            <span className="sr-only"> (abre otra pestaña)</span>
          </a>
        )}
        {business.revisionAt && (
          <Link href={routes.adminQueue()} className="tap-target text-link">
            Tiene cambios de su dueño por revisar, del {when(business.revisionAt)}
          </Link>
        )}
      </p>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
