import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReportForm } from "@/components/business-page/report-form";
import { PageHeading } from "@/components/pages/page-heading";
import { Link } from "@/components/ui/link";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { CONFIRMATION_MESSAGES, isConfirmationOutcome } from "@/lib/reports/model";
import { reportProblem } from "@/lib/reports/server/actions";
import { routes } from "@/lib/routes";
import { isWellFormedSlug } from "@/lib/text/slugify";

export const metadata: Metadata = { title: "Reportar un problema" };

export default async function ReportPage({ params, searchParams }: PageProps<"/reportar/[slug]">) {
  const { slug } = await params;
  const { aviso } = await searchParams;
  const business = isWellFormedSlug(slug) ? await getPublicBusinessBySlug(slug) : null;
  if (!business) notFound();
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-narrow)+2rem)] px-4 pt-8 pb-12">
      {isConfirmationOutcome(aviso) && (
        <p role="status" className="mb-6 rounded-card bg-sand px-5 py-4 font-semibold">
          {CONFIRMATION_MESSAGES[aviso]}
        </p>
      )}
      <PageHeading title="Reportar un problema" lead={business.name} />
      <ReportForm action={reportProblem.bind(null, business.slug)} />
      <p className="mt-6">
        <Link href={routes.business(business.slug)} className="text-link inline-flex min-h-11 items-center">
          Volver a la página del negocio
        </Link>
      </p>
    </div>
  );
}
