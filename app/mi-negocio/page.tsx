import type { Metadata } from "next";
import { OwnClaimCard } from "@/components/claims/own-claim";
import { NoBusiness } from "@/components/owner/no-business";
import { OwnBusinessCard } from "@/components/owner/own-business-card";
import { Invitations } from "@/components/owner/staff/invitations";
import { UnassignedMonthCards } from "@/components/owner/unassigned-month-cards";
import { UnfinishedOrders } from "@/components/owner/unfinished-orders";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { requireViewer } from "@/lib/auth/server/viewer";
import { listOwnClaims } from "@/lib/claims/server/queries";
import { toLocalDate } from "@/lib/clock";
import { MESSAGES } from "@/lib/messages";
import { flashMessage, planActive } from "@/lib/owner/messages";
import { accept, disown, putMonthOn, resubmit } from "@/lib/owner/server/actions";
import { listOwnBusinesses, listUnassignedMonths } from "@/lib/owner/server/queries";
import { listInvitations } from "@/lib/owner/server/staff";
import { listUnfinishedOrders } from "@/lib/payments/server/queries";
import { parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { answer } from "./invitation-actions";

export const metadata: Metadata = { title: "Mi negocio" };

/** The owner's businesses, accepted ones and the highest plan first; before them, what is paid or being paid for. */
export default async function OwnerPanelPage({ searchParams }: PageProps<"/mi-negocio">) {
  const viewer = await requireViewer(routes.ownerPanel());
  const [businesses, unassignedMonths, orders, claims, invitations, query] = await Promise.all([
    listOwnBusinesses(viewer.id),
    listUnassignedMonths(viewer.id),
    listUnfinishedOrders(viewer.id),
    listOwnClaims(viewer.id),
    listInvitations(viewer.id),
    searchParams,
  ]);
  const today = toLocalDate(new Date());
  const asked = parsePlan(textOf(query.plan));
  const isRefused = businesses.length === 0 && unassignedMonths.length === 0 && asked !== null && asked !== "free";
  const isPaid =
    asked !== null && query.paid === "success" && businesses.some(({ plan, paidUntil }) => plan === asked && paidUntil);
  const message = isRefused
    ? MESSAGES.noAccessWithPlan
    : isPaid
      ? planActive(asked)
      : flashMessage(textOf(query.aviso));
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
      {message && (
        <p role="status" className="mt-6 rounded-card bg-sand px-5 py-4">
          {message}
        </p>
      )}
      <div className="mt-8 grid gap-5">
        <Invitations invitations={invitations} answer={answer} />
        <UnfinishedOrders orders={orders} />
        <UnassignedMonthCards plans={unassignedMonths} choice={{ businesses, putMonthOn }} />
        {claims.map((claim) => (
          <OwnClaimCard key={claim.id} claim={claim} email={viewer.email} isLinked />
        ))}
        {businesses.length === 0 && claims.length === 0 && <NoBusiness />}
        {businesses.map((business) => (
          <OwnBusinessCard
            key={business.id}
            business={business}
            today={today}
            accept={accept}
            disown={disown}
            resubmit={resubmit}
          />
        ))}
      </div>
      {businesses.length + claims.length > 0 && (
        <p className="mt-8">
          <Link href={routes.registerFree()} className="text-link">
            Registrar otro negocio
          </Link>
        </p>
      )}
    </div>
  );
}
