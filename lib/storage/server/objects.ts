import { NoSpaceError } from "@/lib/no-space";
import { failure, type Result, success } from "@/lib/result";
import type { adminClient } from "@/lib/supabase/admin";
import type { Bucket, StoredPath } from "../stored-path";

type Client = Pick<ReturnType<typeof adminClient>, "storage">;

export type ObjectOptions = {
  contentType: string;
  /** Seconds that a browser may keep it. */
  cacheSeconds?: number;
  /** True to write over an object that is there; else it stays, and this is a failure. */
  replaces?: boolean;
};

const INSUFFICIENT_STORAGE = 507;

/** Stores an object. @returns the name of storage's error when it does not take it. @throws {NoSpaceError} */
export async function storeObject(
  client: Client,
  { bucket, path }: StoredPath,
  content: Buffer | Uint8Array | ArrayBuffer,
  { contentType, cacheSeconds, replaces = false }: ObjectOptions,
): Promise<Result<null, string>> {
  const { error } = await client.storage.from(bucket).upload(path, content, {
    contentType,
    upsert: replaces,
    ...(cacheSeconds !== undefined && { cacheControl: `${cacheSeconds}` }),
  });
  if (error && "status" in error && error.status === INSUFFICIENT_STORAGE)
    throw new NoSpaceError("storage has no room for an object", { cause: error });
  return error ? failure(error.name) : success(null);
}

/** The content of an object; null when it is not there, or storage does not answer. */
export async function readObject(client: Client, { bucket, path }: StoredPath): Promise<Blob | null> {
  return (await client.storage.from(bucket).download(path)).data;
}

/** Takes objects of one bucket away. @returns how many were there, or the name of storage's error. */
export async function removeObjects<B extends Bucket>(
  client: Client,
  bucket: B,
  objects: readonly StoredPath<B>[],
): Promise<Result<number, string>> {
  if (objects.length === 0) return success(0);
  const { data, error } = await client.storage.from(bucket).remove(objects.map(({ path }) => path));
  return error ? failure(error.name) : success(data.length);
}
