import type { Metadata } from "next";
import { StatusSheet } from "@/components/feedback/status-sheet";
import { StarterWords } from "@/components/owner/ai/starter-words";
import { GoOn } from "@/components/registration/go-on";
import { PurchaseSteps } from "@/components/registration/purchase-steps";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { StarterText } from "@/lib/ai/model";
import { getStarterText } from "@/lib/ai/server/starter-text-of";
import type { Viewer } from "@/lib/auth/model";
import { getViewer } from "@/lib/auth/server/viewer";
import { env } from "@/lib/env";
import { listEditedBusinesses } from "@/lib/owner/server/queries";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Plan Profesional" };

/** Specification, section 9. */
const REDIRECT_MS = 2000;
const SESSION_WAIT_MS = 3000;
const PATH = "/registro-pro-success";

const THANKS = {
  title: "¡Gracias por tu compra!",
  lead: "Entra a tu panel para ver tu plan y completar los datos de tu negocio.",
};
const LEADING_ON = { title: "¡Registro exitoso! Redirigiendo al panel...", lead: "Te llevamos a «Mi negocio»." };
const SIGNED_OUT = {
  title: "Inicia sesión para seguir",
  lead: "Usa el correo de tu compra. Si ya la iniciaste en otra pestaña, seguimos solos.",
};

async function starterOf(viewer: Viewer): Promise<StarterText | null> {
  const business = (await listEditedBusinesses(viewer.id)).find(({ isAccepted, plan }) => isAccepted && plan === "pro");
  return business ? getStarterText(viewer.id, business.id) : null;
}

/** Back from the checkout of the pro plan. Whatever the address says, nothing is made here: the panel asks the ledger. */
export default async function ProSuccessPage({ searchParams }: PageProps<"/registro-pro-success">) {
  const { paid } = await searchParams;
  const isThanks = paid === "true";
  const viewer = isThanks ? null : await getViewer();
  const starter = viewer && (await starterOf(viewer));
  const text = isThanks ? THANKS : viewer ? LEADING_ON : SIGNED_OUT;
  return (
    <StatusSheet tone={viewer || isThanks ? "good" : "plain"} title={text.title}>
      <p className="mt-3 text-ink-soft">{text.lead}</p>
      {starter && <StarterWords starter={starter} />}
      <p className="mt-7 grid gap-3">
        {isThanks || viewer ? (
          <Link href={routes.ownerPanel()} className={buttonVariants()}>
            Ir a Mi negocio
          </Link>
        ) : (
          <Link href={routes.login({ redirect: PATH })} className={buttonVariants()}>
            Iniciar sesión
          </Link>
        )}
        <Link href={routes.home()} className={buttonVariants({ variant: "outline" })}>
          Ir al inicio
        </Link>
      </p>
      {!viewer && <PurchaseSteps plan="pro" isReviewed={env().moderation === "review-all"} />}
      {viewer && <GoOn afterMs={REDIRECT_MS} path={routes.ownerPanel()} />}
      {!viewer && !isThanks && <GoOn afterMs={SESSION_WAIT_MS} path={null} />}
    </StatusSheet>
  );
}
