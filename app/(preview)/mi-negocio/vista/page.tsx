import "../../../private.css";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { PreviewStage } from "@/components/owner/preview/preview-stage";
import { requireViewer } from "@/lib/auth/server/viewer";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { shownBusiness } from "@/lib/owner/owned-business";
import { chooseBusiness } from "@/lib/owner/server/panel";
import { listEditedBusinesses } from "@/lib/owner/server/queries";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { PreviewListing } from "./_components/preview-listing";
import { renderPreview } from "./actions";

export const metadata: Metadata = { title: "Así se ve tu página", robots: { index: false, follow: false } };

export default async function PreviewPage({ searchParams }: PageProps<"/mi-negocio/vista">) {
  await connection();
  const asked = textOf((await searchParams)[BUSINESS_ID_FIELD]);
  const viewer = await requireViewer(routes.panelPreview(asked));
  const chosen = await chooseBusiness(viewer, await listEditedBusinesses(viewer.id), asked);
  if (!chosen) redirect(routes.ownerPanel(asked ? "no-es-tuyo" : undefined));
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
      <PreviewStage back={routes.ownerPanel(undefined, chosen.current.id)} render={renderPreview}>
        <PreviewListing business={shownBusiness(chosen.owned)} promotions={chosen.promotions} />
      </PreviewStage>
    </main>
  );
}
