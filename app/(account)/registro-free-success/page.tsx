import type { Metadata } from "next";
import { StatusSheet } from "@/components/feedback/status-sheet";
import { SuccessToast } from "@/components/registration/success-toast";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Registro recibido" };

/** A free registration was taken and waits for its review. */
export default function FreeSuccessPage() {
  return (
    <StatusSheet tone="good" title="Recibimos tu registro">
      <p className="mt-3 text-ink-soft">
        Revisaremos los datos de tu negocio y, si todo está en orden, lo publicaremos en el directorio.
      </p>
      <p className="mt-3">
        Si dejaste un correo, te escribimos en cuanto se publique. Entra con él en «Ingresar» para administrar tu
        negocio.
      </p>
      <Link href={routes.directory()} className={buttonVariants({ size: "lg", className: "mt-7 w-full" })}>
        Ver negocios
      </Link>
      <SuccessToast />
    </StatusSheet>
  );
}
