import "server-only";
import type { Viewer } from "@/lib/auth/model";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { listEditedBusinesses } from "@/lib/owner/server/queries";
import { PLANS } from "@/lib/plans/plans";
import { failure, type Result } from "@/lib/result";
import { getAdministeredBusiness } from "@/lib/review/server/queries";
import { describeBusiness } from "../description";
import type { DescriptionRefusal } from "../description-answer";
import { type DescriptionRequest, toDescriptionInput } from "../description-request";
import { factsOf } from "../facts";
import type { Generated } from "../model";
import { write } from "./write";

type Listener = { signal?: AbortSignal; onText?: (added: string) => void };

/** True if an administrator may mean that business; false for one that is being added. */
const isThere = async (viewer: Viewer, business: string | null): Promise<boolean> =>
  business === null || (await getAdministeredBusiness(viewer.id, business)) !== null;

/** Writes a description for Premium's owner or an administrator; stores nothing. @throws {BackendError} */
export async function writeDescription(
  viewer: Viewer,
  request: DescriptionRequest,
  listener: Listener,
): Promise<Result<Generated<string>, DescriptionRefusal>> {
  const { isAdmin } = viewer;
  const asked = request.negocio ?? null;
  const own = await listEditedBusinesses(viewer.id);
  // An administrator who names none is adding one: it is no try of an own business.
  const isMeant = (id: string) => (asked === null ? !isAdmin : id === asked);
  const business = own.find(({ id, isAccepted }) => isAccepted && isMeant(id)) ?? null;
  if (!business && !(isAdmin && (await isThere(viewer, asked)))) return failure("businessNotFound");
  if (business && !isAdmin && PLANS[business.plan].gates.aiDescription !== "on-demand") return failure("abovePlan");
  const owned = business && asked ? await getOwnedBusiness(viewer.id, business.id) : null;
  const most = PLANS[business && !isAdmin ? business.plan : "premium"].limits.descriptionCharacters;
  const input = toDescriptionInput(request, owned && factsOf(owned.business), most);
  if (!input.facts.nombre) return failure("nameMissing");
  return write(describeBusiness, { person: viewer.id, business: business?.id ?? asked, input, ...listener });
}
