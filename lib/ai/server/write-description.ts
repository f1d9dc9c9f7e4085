import "server-only";
import type { Viewer } from "@/lib/auth/model";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { listEditedBusinesses } from "@/lib/owner/server/queries";
import { PLANS } from "@/lib/plans/plans";
import { failure, type Result } from "@/lib/result";
import { describeBusiness } from "../description";
import { type DescriptionRequest, toDescriptionInput } from "../description-request";
import { factsOf } from "../facts";
import type { AiRefusal, Generated } from "../model";
import { write } from "./write";

export type DescriptionRefusal = AiRefusal | "nameMissing" | "businessNotFound";

type Listener = { signal: AbortSignal; onText?: (added: string) => void };

/**
 * A description for whoever asks: an owner of a business on Premium, or an administrator for any, also for one that is not
 * there yet. Nothing is stored.
 * @throws {BackendError}
 */
export async function writeDescription(
  viewer: Viewer,
  request: DescriptionRequest,
  listener: Listener,
): Promise<Result<Generated<string>, DescriptionRefusal>> {
  const own = await listEditedBusinesses(viewer.id);
  const business = own.find(({ id, isAccepted }) => isAccepted && (!request.negocio || id === request.negocio)) ?? null;
  const { isAdmin } = viewer;
  if (!business && !isAdmin) return failure("businessNotFound");
  if (business && !isAdmin && PLANS[business.plan].gates.aiDescription !== "on-demand") return failure("abovePlan");
  const owned = business ? await getOwnedBusiness(viewer.id, business.id) : null;
  const most = PLANS[business && !isAdmin ? business.plan : "premium"].limits.descriptionCharacters;
  const input = toDescriptionInput(request, owned && factsOf(owned.business), { most, isAdmin });
  if (!input.facts.nombre) return failure("nameMissing");
  return write(describeBusiness, { person: viewer.id, business: business?.id ?? null, input, ...listener });
}
