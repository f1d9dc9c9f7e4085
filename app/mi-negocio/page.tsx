import type { Metadata } from "next";
import { NoBusiness } from "@/components/owner/no-business";
import { OwnBusinessCard } from "@/components/owner/own-business-card";
import { WaitingPlans } from "@/components/owner/waiting-plans";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { textOf } from "@/lib/auth/model";
import { requireViewer } from "@/lib/auth/viewer";
import { MESSAGES } from "@/lib/messages";
import { listOwnBusinesses, listWaitingPlans } from "@/lib/owner/queries";
import { parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Mi negocio" };

/** The owner's businesses, the one with the highest plan first. */
export default async function OwnerPanelPage({ searchParams }: PageProps<"/mi-negocio">) {
  const viewer = await requireViewer(routes.ownerPanel());
  const [businesses, waitingPlans] = await Promise.all([listOwnBusinesses(viewer.id), listWaitingPlans(viewer.id)]);
  const asked = parsePlan(textOf((await searchParams).plan));
  const isRefused = businesses.length === 0 && waitingPlans.length === 0 && asked !== null && asked !== "free";
  return (
    <div className="page-width max-w-[48rem] py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">Mi negocio</h1>
          <p className="mt-1 wrap-anywhere text-ink-soft">{viewer.email}</p>
        </div>
        <Link href={routes.account()} className={buttonVariants({ variant: "outline", size: "sm" })}>
          Tu cuenta
        </Link>
      </div>
      {isRefused && (
        <p role="status" className="mt-6 rounded-card bg-closing-soft px-5 py-4 text-closing">
          {MESSAGES.noAccessWithPlan}
        </p>
      )}
      <div className="mt-8 grid gap-5">
        <WaitingPlans plans={waitingPlans} />
        {businesses.length === 0 && <NoBusiness />}
        {businesses.map((business) => (
          <OwnBusinessCard key={business.id} business={business} />
        ))}
      </div>
      {businesses.length > 0 && (
        <p className="mt-8">
          <Link href={routes.registerFree()} className="text-link">
            Registrar otro negocio
          </Link>
        </p>
      )}
    </div>
  );
}
