import type { Metadata } from "next";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { BusinessSearch, CourtesyList } from "@/components/admin/payments/courtesies";
import { CourtesyForm } from "@/components/admin/payments/courtesy-form";
import { OlderLink } from "@/components/admin/payments/older-link";
import { PaymentTabs } from "@/components/admin/payments/payment-tabs";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { uuidCursorIn } from "@/lib/payments/admin-query";
import { listCourtesies, listPayableBusinesses } from "@/lib/payments/server/admin-queries";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { endGiven, give } from "./actions";

export const metadata: Metadata = { title: "Cortesías" };

const MAX_TERM_CHARACTERS = 120;

export default async function CourtesiesPage({ searchParams }: PageProps<"/admin/pagos/cortesias">) {
  const query = await searchParams;
  const term = textOf(query.q).slice(0, MAX_TERM_CHARACTERS);
  const chosen = z.uuid().safeParse(query.negocio).data ?? null;
  const viewer = await requireAdmin(routes.adminCourtesies({ q: term, negocio: chosen }));
  const cursor = uuidCursorIn(query.antes);
  const [found, courtesies] = await Promise.all([
    chosen || term ? listPayableBusinesses(viewer.id, chosen ?? term) : [],
    listCourtesies(viewer.id, chosen, cursor),
  ]);
  const business = chosen ? found[0] : undefined;
  return (
    <AdminPage title="Cortesías" aviso={query.aviso} className="grid max-w-[56rem] gap-6">
      <PaymentTabs current="courtesies" />
      <BusinessSearch term={term} found={chosen ? [] : found} />
      {business && (
        <section aria-labelledby="dar" className="grid gap-4 rounded-card border border-line bg-card p-5">
          <h2 id="dar" className="wrap-anywhere text-xl">
            {business.name}
          </h2>
          <p className="text-ink-soft">
            Ahora: plan {PLANS[business.plan].name}.{" "}
            <Link href={routes.adminPayments({ q: business.id })} className="text-link">
              Ver sus pagos
            </Link>
          </p>
          {business.isDeleted ? (
            <p>Está eliminado: no se le puede dar un plan.</p>
          ) : (
            <CourtesyForm businessId={business.id} action={give} />
          )}
        </section>
      )}
      <section aria-labelledby="activas" className="grid gap-3">
        <h2 id="activas" className="text-xl">
          {business ? "Sus cortesías activas" : "Cortesías activas"}
        </h2>
        <CourtesyList courtesies={courtesies.items} end={endGiven} />
        <OlderLink
          href={courtesies.next && routes.adminCourtesies({ negocio: chosen, antes: courtesies.next })}
          firstHref={cursor && routes.adminCourtesies({ negocio: chosen })}
        />
      </section>
    </AdminPage>
  );
}
