import type { Metadata } from "next";
import { PageHeading } from "@/components/pages/page-heading";
import { SuccessToast } from "@/components/registration/success-toast";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Registro recibido" };

/** A free registration was taken and waits for its review. */
export default function FreeSuccessPage() {
  return (
    <div className="page-width pt-8 pb-16">
      <PageHeading
        title="Recibimos tu registro"
        lead="Revisaremos los datos de tu negocio y, si todo está en orden, lo publicaremos en el directorio."
      />
      <p className="mt-4 max-w-narrow">
        Si dejaste un correo, te escribimos en cuanto se publique. Entra con él en «Ingresar» para administrar tu
        negocio.
      </p>
      <Link href={routes.directory()} className={buttonVariants({ size: "lg", className: "mt-8" })}>
        Ver negocios
      </Link>
      <SuccessToast />
    </div>
  );
}
