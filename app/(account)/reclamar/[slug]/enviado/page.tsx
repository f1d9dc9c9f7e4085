import type { Metadata } from "next";
import { PageHeading } from "@/components/pages/page-heading";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Solicitud recibida" };

/** A claim waits for its decision. */
export default async function ClaimSentPage({ params }: PageProps<"/reclamar/[slug]/enviado">) {
  const { slug } = await params;
  return (
    <div className="page-width pt-8 pb-16">
      <PageHeading
        title="Recibimos tu solicitud"
        lead="La revisamos y te escribimos a tu correo. Cuando la aprobemos, el negocio aparece en «Mi negocio»."
      />
      <p className="mt-8 grid gap-3 sm:flex">
        <Link href={routes.business(slug)} className={buttonVariants()}>
          Ver la página del negocio
        </Link>
        <Link href={routes.directory()} className={buttonVariants({ variant: "outline" })}>
          Ver negocios
        </Link>
      </p>
    </div>
  );
}
