"use server";

import type { ReactNode } from "react";
import { z } from "zod";
import { getViewer } from "@/lib/auth/server/viewer";
import { toLocalDate } from "@/lib/clock";
import { formOf } from "@/lib/forms/form-of";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { typedBusiness } from "@/lib/owner/typed-business";
import { listOwnPromotions } from "@/lib/promotions/server/queries";
import { typedPromotions } from "@/lib/promotions/typed-promotions";
import { PreviewListing } from "./_components/preview-listing";

/** Somebody who types without a pause is shown it twice a second at most. */
const isWithinLimit = createRateLimit({ name: "previews", requests: 600, perSeconds: 10 * 60 });

const idSchema = z.uuid();

/** Renders the page with a form's content. Null for whoever may not see it, or asks too often. */
export async function renderPreview(sent: unknown): Promise<ReactNode> {
  const form = formOf(sent);
  const id = idSchema.safeParse(form.get(BUSINESS_ID_FIELD));
  const viewer = id.success ? await getViewer() : null;
  if (!id.success || !viewer || !(await isWithinLimit(viewer.id))) return null;
  const owned = await getOwnedBusiness(viewer.id, id.data);
  if (!owned) return null;
  const stored = await listOwnPromotions(viewer.id, id.data);
  return (
    <PreviewListing
      business={typedBusiness(owned, form, toLocalDate(new Date()))}
      promotions={typedPromotions(id.data, stored, form)}
    />
  );
}
