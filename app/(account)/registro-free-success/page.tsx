import type { Metadata } from "next";
import { StatusSheet } from "@/components/feedback/status-sheet";
import { NextSteps } from "@/components/registration/next-steps";
import { SuccessToast } from "@/components/registration/success-toast";
import { WayIn } from "@/components/registration/way-in";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { getViewer } from "@/lib/auth/server/viewer";
import { REVIEW_TIME } from "@/lib/messages";
import { readRegistered } from "@/lib/registration/server/registered";
import { routes } from "@/lib/routes";
import { sendAgain } from "./actions";

export const metadata: Metadata = { title: "Registro recibido" };

const WHEN = `Una persona revisa cada registro, ${REVIEW_TIME}. Si dejaste un correo, te escribimos con la respuesta.`;

export default async function FreeSuccessPage() {
  const viewer = await getViewer();
  const registered = await readRegistered();
  const address = viewer ? null : registered?.email;
  return (
    <StatusSheet tone="good" title="Recibimos tu registro">
      {address && <WayIn email={address} sendAgain={sendAgain} />}
      <p className="mt-6 grid gap-3">
        {viewer && (
          <Link href={routes.panelSection("fotos", registered?.id)} className={buttonVariants()}>
            Subir mi foto
          </Link>
        )}
        <Link href={routes.directory()} className={buttonVariants({ variant: "outline" })}>
          Ver negocios
        </Link>
      </p>
      <NextSteps when={WHEN} email={viewer?.email ?? null} isLinkSent={Boolean(address)} />
      <SuccessToast />
    </StatusSheet>
  );
}
