import "server-only";
import { open } from "node:fs/promises";
import type { createSessionlessClient } from "@/lib/supabase/sessionless";
import { PART_BYTES } from "../model";

type Client = ReturnType<typeof createSessionlessClient>;

/** Not public: only the key of the server reads it. */
const bucketOf = (client: Client) => client.storage.from("importaciones");

const partName = (importId: string, part: number): string => `${importId}/${String(part).padStart(4, "0")}`;
const errorsName = (importId: string): string => `${importId}/errores`;

/** How many parts a file of so many bytes has. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/**
 * Keeps one part of a file; a part that is there stays.
 * @throws when storage does not take it
 */
export async function keepPart(client: Client, importId: string, part: number, content: Blob): Promise<void> {
  const { error } = await bucketOf(client).upload(partName(importId, part), await content.arrayBuffer(), {
    contentType: "application/octet-stream",
  });
  if (error) throw error;
}

/** Keeps a file whole, part by part. @throws when storage does not take it */
export async function keepFile(client: Client, importId: string, file: Blob): Promise<void> {
  for (let part = 0; part < partsOf(file.size); part++)
    await keepPart(client, importId, part, file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
}

/** Forgets the parts of a file that was not taken in. What is left is forgotten the next day. */
export async function forgetFile(client: Client, importId: string, parts: number): Promise<void> {
  await bucketOf(client).remove(Array.from({ length: parts }, (_, part) => partName(importId, part)));
}

/** Writes a kept file to the disk. @throws when a part of it is not there */
export async function fetchFile(client: Client, importId: string, parts: number, path: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for (let part = 0; part < parts; part++) {
      const { data, error } = await bucketOf(client).download(partName(importId, part));
      if (error) throw error;
      await file.write(Buffer.from(await data.arrayBuffer()));
    }
  } finally {
    await file.close();
  }
}

/** Keeps the rows that the latest pass refused, as a file. @throws when storage does not take it */
export async function keepErrors(client: Client, importId: string, csv: string): Promise<void> {
  const { error } = await bucketOf(client).upload(errorsName(importId), Buffer.from(csv), {
    contentType: "application/octet-stream",
    upsert: true,
  });
  if (error) throw error;
}

/** The rows that the latest pass refused, or null. */
export async function readErrors(client: Client, importId: string): Promise<Blob | null> {
  return (await bucketOf(client).download(errorsName(importId))).data;
}
