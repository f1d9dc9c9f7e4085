import type { Metadata } from "next";
import { PageHeading } from "@/components/pages/page-heading";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { REVIEW_TIME } from "@/lib/messages";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Solicitud recibida" };

export default async function ClaimSentPage({ params }: PageProps<"/reclamar/[slug]/enviado">) {
  const { slug } = await params;
  return (
    <div className="page-width pt-8 pb-16">
      <PageHeading
        title="Recibimos tu solicitud"
        lead={`Una persona la revisa, ${REVIEW_TIME}, y te escribimos a tu correo. Mientras tanto la ves en «Mi negocio».`}
      />
      <p className="mt-8 grid gap-3 sm:flex">
        <Link href={routes.ownerPanel()} className={buttonVariants()}>
          Ir a Mi negocio
        </Link>
        <Link href={routes.business(slug)} className={buttonVariants({ variant: "outline" })}>
          Ver la página del negocio
        </Link>
      </p>
    </div>
  );
}
