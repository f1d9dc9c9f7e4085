import { z } from "zod";
import { getViewer } from "@/lib/auth/server/viewer";
import { menuPdfResponse } from "@/lib/businesses/server/menu-pdf";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";

export async function GET(request: Request): Promise<Response> {
  const viewer = await getViewer();
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get(BUSINESS_ID_FIELD)).data;
  const owned = viewer && id ? await getOwnedBusiness(viewer.id, id) : null;
  return menuPdfResponse(owned?.business.menuPdf ?? null, owned?.business.slug ?? "", "private, no-store");
}
