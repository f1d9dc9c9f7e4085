import "server-only";
import type { Viewer } from "@/lib/auth/model";
import { isForFood } from "@/lib/businesses/plan-gates";
import { env } from "@/lib/env";
import { PICTURE_MESSAGES } from "@/lib/images/messages";
import { preparePicture } from "@/lib/images/server/prepare-picture";
import type { OwnBusiness } from "@/lib/owner/model";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { PLANS } from "@/lib/plans/plans";
import { failure, type Result, success } from "@/lib/result";
import { type MenuReading, readMenu, toReading } from "../menu";
import { AI_REFUSALS, MENU_PHOTO_MESSAGES } from "../messages";
import { write, writer } from "./write";

type Listener = {
  signal?: AbortSignal | undefined;
  /** Hears the place in line, from 1; 0 when it is read. */
  onPlace?: ((place: number) => void) | undefined;
};

/** Reads a menu's photo, redrawn without metadata and stored nowhere. @returns a sentence why it is not read. @throws {BackendError} */
export async function readMenuPhoto(
  viewer: Viewer,
  business: OwnBusiness,
  file: Blob,
  { signal, onPlace }: Listener = {},
): Promise<Result<MenuReading, string>> {
  const by = writer();
  if (!by.ok || by.value === "rules") return failure(AI_REFUSALS.notConfigured);
  if (!PLANS[business.plan].gates.menu) return failure(AI_REFUSALS.abovePlan);
  const owned = business.isAccepted ? await getOwnedBusiness(viewer.id, business.id) : null;
  if (!owned) return failure(AI_REFUSALS.notYours);
  if (!isForFood(owned.business) || !env().isMenuEnabled) return failure(MENU_PHOTO_MESSAGES.notForFood);
  const prepared = await preparePicture(file, "menu", viewer.id, { signal, onPlace });
  if (!prepared.ok) return failure(PICTURE_MESSAGES[prepared.code]);
  if (signal?.aborted) return failure(AI_REFUSALS.canceled);
  onPlace?.(0);
  const read = await write(readMenu, {
    person: viewer.id,
    business: business.id,
    input: { name: business.name },
    picture: prepared.value.content,
    signal,
  });
  return read.ok ? success(toReading(read.value.value)) : failure(AI_REFUSALS[read.code]);
}
