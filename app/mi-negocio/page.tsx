import type { Metadata } from "next";
import { OwnClaimCard } from "@/components/claims/own-claim";
import { ClosedShop } from "@/components/feedback/closed-shop";
import { HowToCancel, isPaidFor, PlanLinks } from "@/components/owner/overview/plan-card";
import { EXPLANATIONS, HowItStands } from "@/components/owner/overview/standing";
import { PanelMessage, PanelShell } from "@/components/owner/panel/panel-shell";
import { Invitations } from "@/components/owner/staff/invitations";
import { UnassignedMonthCards } from "@/components/owner/unassigned-month-cards";
import { UnfinishedOrders } from "@/components/owner/unfinished-orders";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { emailSchema } from "@/lib/auth/schema";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { requireViewer } from "@/lib/auth/server/viewer";
import { listOwnClaims } from "@/lib/claims/server/queries";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { flashMessage, planActive } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "@/lib/owner/model";
import { accept, disown, putMonthOn } from "@/lib/owner/server/actions";
import { chooseBusiness } from "@/lib/owner/server/panel";
import { listEditedBusinesses, listUnassignedMonths } from "@/lib/owner/server/queries";
import { listInvitations } from "@/lib/owner/server/staff";
import { listUnfinishedOrders } from "@/lib/payments/server/queries";
import { parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { parsePage } from "@/lib/search/directory-query";
import { textOf } from "@/lib/text/text-of";
import { Overview } from "./_components/overview";
import { answer } from "./actions";

/** Somebody who paid with another address than the one that is signed in would look for the plan in vain. */
function OtherAccount({ paidWith, email }: { paidWith: string; email: string }) {
  const paid = emailSchema.safeParse(paidWith);
  if (!paid.success || paid.data === email.toLowerCase()) return null;
  return (
    <section className="rounded-card bg-closing-soft p-5">
      <h2 className="text-lg">Inicia sesión con el correo con el que pagaste</h2>
      <p className="wrap-anywhere mt-1">
        Pagaste con {paid.data} y entraste con {email}. Cierra sesión y entra con el otro correo: ahí está tu plan.
      </p>
      <form action={routes.signOut()} method="post" className="mt-3">
        <input type="hidden" name="siguiente" value={routes.login({ redirect: routes.ownerPanel() })} />
        <button type="submit" className={buttonVariants({ size: "sm" })}>
          Cerrar sesión
        </button>
      </form>
    </section>
  );
}

export const metadata: Metadata = { title: "Mi negocio" };

type Query = Awaited<PageProps<"/mi-negocio">["searchParams"]>;

function messageOf(query: Query, businesses: readonly OwnBusiness[], hasMonths: boolean) {
  const asked = parsePlan(textOf(query.plan));
  const hasPaid = query.paid === "success";
  if (businesses.length === 0 && !hasMonths && !hasPaid && asked !== null && asked !== "free")
    return MESSAGES.noAccessWithPlan;
  const isPaid = hasPaid && businesses.some(({ plan, paidUntil }) => plan === asked && paidUntil);
  return isPaid && asked ? planActive(asked) : flashMessage(textOf(query.aviso));
}

export default async function OwnerPanelPage({ searchParams }: PageProps<"/mi-negocio">) {
  const query = await searchParams;
  const asked = textOf(query[BUSINESS_ID_FIELD]);
  const viewer = await requireViewer(routes.ownerPanel(undefined, asked || undefined));
  const [edited, unassignedMonths, orders, claims, invitations] = await Promise.all([
    listEditedBusinesses(viewer.id),
    listUnassignedMonths(viewer.id),
    listUnfinishedOrders(viewer.id),
    listOwnClaims(viewer.id),
    listInvitations(viewer.id, parsePage(query.invitaciones)),
  ]);
  const businesses = edited.filter(({ role }) => role === "owner");
  const named = await chooseBusiness(viewer, edited, asked);
  const chosen = named ?? (asked ? await chooseBusiness(viewer, edited, "") : null);
  const today = toLocalDate(new Date());
  const isToAccept = businesses.some(({ id, isAccepted }) => id === asked && !isAccepted);
  const message =
    asked && !named && !isToAccept
      ? flashMessage("no-es-tuyo")
      : messageOf(query, businesses, unassignedMonths.length > 0);
  const content = (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div className="min-w-0">
          <h1 className="text-2xl">Mi negocio</h1>
          <p className="wrap-anywhere text-ink-soft">{viewer.email}</p>
        </div>
        <Link href={routes.account()} className={buttonVariants({ variant: "outline", size: "sm" })}>
          Tu cuenta
        </Link>
      </div>
      <PanelMessage>{message}</PanelMessage>
      <div className="mt-6 grid gap-6">
        <Invitations {...invitations} answer={answer} />
        {query.paid === "success" && <OtherAccount paidWith={(await typedAddress()).email} email={viewer.email} />}
        {businesses
          .filter(({ isAccepted }) => !isAccepted)
          .map((business) => (
            <OwnBusinessCard key={business.id} business={business} today={today} />
          ))}
        <UnfinishedOrders orders={orders} />
        <UnassignedMonthCards plans={unassignedMonths} choice={{ businesses, putMonthOn }} />
        {claims.map((claim) => (
          <OwnClaimCard key={claim.id} claim={claim} email={viewer.email} isLinked />
        ))}
        {edited.length === 0 && claims.length === 0 && <NoBusiness />}
        {chosen && <Overview chosen={chosen} today={today} />}
      </div>
      {businesses.length + claims.length > 0 && (
        <p className="mt-8">
          <Link href={routes.registerFree()} className="text-link">
            Registrar otro negocio
          </Link>
        </p>
      )}
    </>
  );
  if (!chosen) return <div className="page-width max-w-[48rem] py-10">{content}</div>;
  return (
    <PanelShell chosen={chosen} section={null}>
      {content}
    </PanelShell>
  );
}

function NoBusiness() {
  return (
    <Card className="grid justify-items-center px-5 py-10 text-center">
      <ClosedShop />
      <h2 className="mt-5 text-xl">Aquí va a estar tu negocio</h2>
      <p className="mt-2 max-w-[26rem] text-ink-soft">
        Regístralo gratis en tres minutos: nombre, dirección y teléfono. Tus vecinos lo encontrarán en el directorio.
      </p>
      <Link href={routes.registerFree()} className={buttonVariants({ className: "mt-6" })}>
        <Icon name="store" />
        Registrar mi negocio
      </Link>
      <p className="mt-6 text-ink-soft text-sm">
        ¿Ya está en el directorio? Al registrarlo te preguntamos si es tuyo, y pides su página.
      </p>
    </Card>
  );
}

function OwnBusinessCard({ business, today }: { business: OwnBusiness; today: IsoDate }) {
  const { slug, name, approval, paidUntil } = business;
  const isPaid = isPaidFor(business, today);
  return (
    <Card className="p-5 sm:p-6">
      <HowItStands business={business} />
      <h2 className="mt-3 break-words text-xl">{name}</h2>
      <p className="mt-1 text-ink-soft">{EXPLANATIONS[approval]}</p>
      <IsItYours business={business} />
      {paidUntil && <p className="mt-5">Pagado hasta el {formatLongDate(paidUntil)}.</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {approval === "approved" && (
          <Link
            href={routes.business(slug)}
            className={buttonVariants({ variant: isPaid ? "default" : "outline", size: "sm" })}
          >
            Ver mi página
          </Link>
        )}
        <PlanLinks business={business} isMain={!isPaid} />
      </div>
      {paidUntil && <HowToCancel paidUntil={paidUntil} />}
    </Card>
  );
}

/** Anybody may have registered it with the owner's address. */
function IsItYours({ business }: { business: OwnBusiness }) {
  const { name, canBeDisowned } = business;
  return (
    <section className="mt-5 rounded-field bg-sand px-4 py-3" aria-label={`¿Es tuyo ${name}?`}>
      <p>
        <strong>¿Es tuyo?</strong> Se registró con tu correo sin iniciar sesión.
        {canBeDisowned && " Si no es tuyo, quítalo de tu cuenta: no se publica y se borra."}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Answer label="Sí, es mío" business={business} action={accept} />
        {canBeDisowned && <Answer label="No es mío" business={business} action={disown} />}
      </div>
    </section>
  );
}

type AnswerProps = { label: string; business: OwnBusiness; action: FormAction };

function Answer({ label, business: { id, name }, action }: AnswerProps) {
  return (
    <ActionForm action={action} lost={ACTION_MESSAGES.failed} fields={{ [BUSINESS_ID_FIELD]: id }}>
      <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Guardando…">
        {label}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </ActionForm>
  );
}
