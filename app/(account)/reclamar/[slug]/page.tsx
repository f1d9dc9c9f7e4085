import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/pages/page-heading";
import { ClaimForm } from "@/components/registration/claim-form";
import { requireViewer } from "@/lib/auth/server/viewer";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { CLAIM_MESSAGES } from "@/lib/registration/claim-messages";
import { claimSlot } from "@/lib/registration/server/form-slots";
import { routes } from "@/lib/routes";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { postClaim } from "./actions";

export const metadata: Metadata = { title: "¿Es tu negocio?" };

/** "Es mi negocio": asks for a listing that nobody owns. */
export default async function ClaimPage({ params }: PageProps<"/reclamar/[slug]">) {
  const { slug } = await params;
  const business = isWellFormedSlug(slug) ? await getPublicBusinessBySlug(slug) : null;
  if (!business) notFound();
  await requireViewer(routes.claim(business.slug));
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-narrow)+2rem)] px-4 pt-8 pb-12">
      <PageHeading title={`¿«${business.name}» es tu negocio?`} lead={business.address ?? business.category} />
      <div className="mt-8">
        {business.hasOwner ? (
          <p role="status" className="rounded-field bg-sand px-4 py-3">
            {CLAIM_MESSAGES.owned}
          </p>
        ) : (
          <ClaimForm slug={business.slug} action={postClaim} first={await claimSlot.read()} />
        )}
      </div>
    </div>
  );
}
