import type { Metadata } from "next";
import { StatusSheet } from "@/components/feedback/status-sheet";
import { NextSteps } from "@/components/registration/next-steps";
import { SuccessToast } from "@/components/registration/success-toast";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { getViewer } from "@/lib/auth/server/viewer";
import { REVIEW_TIME } from "@/lib/messages";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Registro recibido" };

const WHEN = `Una persona revisa cada registro, ${REVIEW_TIME}. Si dejaste un correo, te escribimos con la respuesta.`;

/** A free registration was taken and waits for its review. */
export default async function FreeSuccessPage() {
  const viewer = await getViewer();
  return (
    <StatusSheet tone="good" title="Recibimos tu registro">
      <NextSteps when={WHEN} email={viewer?.email ?? null} />
      <Link href={routes.directory()} className={buttonVariants({ size: "lg", className: "mt-7 w-full" })}>
        Ver negocios
      </Link>
      <SuccessToast />
    </StatusSheet>
  );
}
