import "server-only";
import { randomUUID } from "node:crypto";
import { PICTURE_MESSAGES } from "@/lib/images/messages";
import { preparePicture } from "@/lib/images/server/prepare-picture";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { readObject, removeObjects, storeObject } from "@/lib/storage/server/objects";
import { storedPath } from "@/lib/storage/stored-path";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { CLAIM_MESSAGES } from "../messages";
import { PAPERS_FIELD } from "../model";

const BUCKET = "comprobantes";

/** Stores a claim's photo, drawn anew without place and time. @returns its name, null, or a sentence. */
export async function storePapers(form: FormData, userId: string): Promise<Result<string | null, string>> {
  const file = form.get(PAPERS_FIELD);
  if (!(file instanceof File) || file.size === 0) return success(null);
  const prepared = await preparePicture(file, "default", userId);
  if (!prepared.ok) return failure(PICTURE_MESSAGES[prepared.code]);
  const name = `${randomUUID()}.webp`;
  const stored = await storeObject(adminClient(), storedPath(BUCKET, name), prepared.value.content, {
    contentType: "image/webp",
  });
  if (stored.ok) return success(name);
  log.error({ code: stored.code }, "the photo of a claim was not stored");
  return failure(CLAIM_MESSAGES.papersFailed);
}

/** Removes the papers of a refused claim. What stays behind is removed the next day (`list_removable_papers`). */
export async function removePapers(name: string): Promise<void> {
  const removed = await removeObjects(adminClient(), BUCKET, [storedPath(BUCKET, name)]);
  if (!removed.ok) log.warn({ code: removed.code }, "the photo of a claim was not removed");
}

/** Photo of an open claim, for administrators alone. @throws {BackendError} */
export async function readPapers(claimId: string): Promise<Blob | null> {
  const { data, error } = await adminClient()
    .from("reclamos")
    .select("foto")
    .eq("id", claimId)
    .eq("estado", "nuevo")
    .maybeSingle();
  if (error) throw new BackendError("readPapers", error);
  if (!data?.foto) return null;
  return readObject(adminClient(), storedPath(BUCKET, data.foto));
}
