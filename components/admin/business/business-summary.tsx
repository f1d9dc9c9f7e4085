import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { formatLongMoment, formatNumber } from "@/lib/format";
import { PLANS } from "@/lib/plans/plans";
import type { AdministeredBusiness } from "@/lib/review/edit-mapper";
import { type OwnerState, STATE_WORDS } from "@/lib/review/edit-model";
import { routes } from "@/lib/routes";

export function BusinessSummary({ business }: { business: AdministeredBusiness }) {
  return (
    <section aria-label="Estado" className="rounded-card border border-line bg-card p-4">
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
            <NewTabNote />
          </a>
        )}
        <Link href={routes.adminMerge(business.id)} className="tap-target text-link">
          Unir con otra página…
        </Link>
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

const OWNERS: Readonly<Record<OwnerState, string>> = {
  none: "Sin dueño",
  invited: "sin cuenta todavía",
  asked: "aún no lo acepta",
  accepted: "lo administra",
};

const when = (moment: string): string => formatLongMoment(new Date(moment));

export function stateText({ state, deletedAt, reason }: AdministeredBusiness): string {
  if (state === "deleted" && deletedAt) return `${STATE_WORDS.deleted} el ${when(deletedAt)}`;
  return state === "rejected" && reason ? `${STATE_WORDS.rejected}: ${reason}` : STATE_WORDS[state];
}

/** "Gratis", "Premium, hasta el 3 de diciembre". */
export function planText({ plan, paidUntil }: AdministeredBusiness): string {
  const { name } = PLANS[plan];
  if (plan === "free") return name;
  return paidUntil ? `${name}, hasta el ${when(paidUntil)}` : `${name}, sin fecha de fin`;
}

export const ownerText = ({ owner: { state, email } }: AdministeredBusiness): string =>
  state === "none" ? OWNERS.none : [email, OWNERS[state]].filter(Boolean).join(" · ");
