import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ClaimForm } from "@/components/claims/claim-form";
import { CodeForms } from "@/components/claims/code-forms";
import { OwnClaimCard } from "@/components/claims/own-claim";
import { PageHeading } from "@/components/pages/page-heading";
import type { Viewer } from "@/lib/auth/model";
import { requireViewer } from "@/lib/auth/server/viewer";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { CLAIM_MESSAGES } from "@/lib/claims/messages";
import { getCodeDomain } from "@/lib/claims/server/code";
import { listOwnClaims } from "@/lib/claims/server/queries";
import { routes } from "@/lib/routes";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { postClaim, postCode, postCodeRequest } from "./actions";

export const metadata: Metadata = { title: "¿Es tu negocio?" };

export default async function ClaimPage({ params }: PageProps<"/reclamar/[slug]">) {
  const { slug } = await params;
  const business = isWellFormedSlug(slug) ? await getPublicBusinessBySlug(slug) : null;
  if (!business) notFound();
  const viewer = await requireViewer(routes.claim(business.slug));
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-narrow)+2rem)] px-4 pt-8 pb-12">
      <PageHeading title={`¿«${business.name}» es tu negocio?`} lead={business.address ?? business.category} />
      <div className="mt-8 grid gap-6">
        {business.hasOwner ? (
          <p role="status" className="rounded-field bg-sand px-4 py-3">
            {CLAIM_MESSAGES.owned}
          </p>
        ) : (
          <WaysToClaim slug={business.slug} viewer={viewer} />
        )}
      </div>
    </div>
  );
}

async function WaysToClaim({ slug, viewer }: { slug: string; viewer: Viewer }) {
  const [claims, domain] = await Promise.all([listOwnClaims(viewer.id), getCodeDomain(slug)]);
  const sent = claims.find((claim) => claim.slug === slug);
  return (
    <>
      {sent && <OwnClaimCard claim={sent} email={viewer.email} />}
      {domain && <CodeForms slug={slug} domain={domain} request={postCodeRequest} redeem={postCode} />}
      {domain && !sent && <h2 className="text-lg">O pídelo, y lo revisa una persona</h2>}
      {!sent && <ClaimForm slug={slug} action={postClaim} />}
    </>
  );
}
