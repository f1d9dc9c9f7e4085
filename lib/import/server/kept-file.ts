import "server-only";
import { open } from "node:fs/promises";
import { readObject, removeObjects, storeObject } from "@/lib/storage/server/objects";
import { type StoredPath, storedPath } from "@/lib/storage/stored-path";
import type { adminClient } from "@/lib/supabase/admin";
import { PART_BYTES } from "../model";

type Client = ReturnType<typeof adminClient>;

/** Not public: only the key of the server reads it. */
const BUCKET = "importaciones";
type Kept = StoredPath<typeof BUCKET>;

const partAt = (importId: string, part: number): Kept =>
  storedPath(BUCKET, `${importId}/${String(part).padStart(4, "0")}`);
const errorsAt = (importId: string): Kept => storedPath(BUCKET, `${importId}/errores`);

/** @throws when storage does not take it */
async function keep(client: Client, at: Kept, content: Buffer | ArrayBuffer, replaces: boolean): Promise<void> {
  const kept = await storeObject(client, at, content, { contentType: "application/octet-stream", replaces });
  if (!kept.ok) throw new Error(`a file to import was not kept: ${kept.code}`);
}

export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** Keeps one part of a file; a part that is there stays. @throws when storage does not take it */
export async function keepPart(client: Client, importId: string, part: number, content: Blob): Promise<void> {
  await keep(client, partAt(importId, part), await content.arrayBuffer(), false);
}

/** Keeps a file whole, part by part. @throws when storage does not take it */
export async function keepFile(client: Client, importId: string, file: Blob): Promise<void> {
  for (let part = 0; part < partsOf(file.size); part++)
    await keepPart(client, importId, part, file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
}

/** Forgets the parts of a file that was not taken in. What is left is forgotten the next day. */
export async function forgetFile(client: Client, importId: string, parts: number): Promise<void> {
  const kept = Array.from({ length: parts }, (_, part) => partAt(importId, part));
  await removeObjects(client, BUCKET, kept);
}

/** Writes a kept file to the disk. @throws when a part of it is not there */
export async function fetchFile(client: Client, importId: string, parts: number, path: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for (let part = 0; part < parts; part++) {
      const content = await readObject(client, partAt(importId, part));
      if (content === null) throw new Error(`part ${part} of a file to import is not there`);
      await file.write(Buffer.from(await content.arrayBuffer()));
    }
  } finally {
    await file.close();
  }
}

/** Keeps the rows that the latest pass refused, as a file. @throws when storage does not take it */
export async function keepErrors(client: Client, importId: string, csv: string): Promise<void> {
  await keep(client, errorsAt(importId), Buffer.from(csv), true);
}

export async function readErrors(client: Client, importId: string): Promise<Blob | null> {
  return readObject(client, errorsAt(importId));
}
