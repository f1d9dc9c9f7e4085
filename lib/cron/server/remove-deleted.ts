import "server-only";
import { z } from "zod";
import { log } from "@/lib/log";
import { removeObjects } from "@/lib/storage/server/objects";
import { PICTURE_BUCKETS, parseObject } from "@/lib/storage/stored-path";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { jobClient } from "./job-client";

const PORTION = 200;

/** Buckets as private.pictures_of() lists them. */
const BUCKETS = [...PICTURE_BUCKETS, "menus"] as const;

const picturesSchema = z.array(z.object({ bucket: z.string(), path: z.string() }));

/** Takes the pictures out of storage, then the business out of the database: in this order none is left behind. */
async function removeWithPictures(id: string, pictures: unknown): Promise<boolean> {
  for (const named of picturesSchema.parse(pictures)) {
    const object = parseObject(named, BUCKETS);
    const removed = object && (await removeObjects(jobClient(), object.bucket, [object]));
    if (!removed?.ok) {
      log.warn({ business: id, bucket: named.bucket }, "a picture was not removed, nor was its business");
      return false;
    }
  }
  return callDatabaseAs(jobClient(), "remove_business", { business: id });
}

/** A business that cannot be removed today keeps no other from it. */
async function removeBusiness(id: string, pictures: unknown): Promise<boolean> {
  try {
    return await removeWithPictures(id, pictures);
  } catch (error) {
    log.error({ business: id, error }, "a deleted business was not removed");
    return false;
  }
}

/** Removes for good what was deleted more than thirty days ago. Returns how many businesses. @throws {BackendError} */
export async function removeDeletedBusinesses(): Promise<number> {
  const data = await callDatabaseAs(jobClient(), "list_removable_businesses", { batch: PORTION });
  let removed = 0;
  for (const { id, pictures } of data) removed += Number(await removeBusiness(id, pictures));
  return removed;
}
