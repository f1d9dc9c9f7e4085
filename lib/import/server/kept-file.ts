import "server-only";
import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import type { z } from "zod";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { readObject, removeObjects, storeObject } from "@/lib/storage/server/objects";
import { type StoredPath, storedPath } from "@/lib/storage/stored-path";
import { adminClient } from "@/lib/supabase/admin";
import { FILE_FIELD, PART_BYTES } from "../model";
import { type partSchema, shownFileName, type uploadSchema } from "../schema";

type Client = ReturnType<typeof adminClient>;

type TakenFile = { id: string; fileName: string; parts: number };

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

const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** A part that is there stays. */
async function keepPart(importId: string, part: number, content: Blob): Promise<void> {
  await keep(adminClient(), partAt(importId, part), await content.arrayBuffer(), false);
}

const fileIn = (form: FormData): File | null => {
  const file = form.get(FILE_FIELD);
  return file instanceof File && file.size > 0 ? file : null;
};

/** Keeps the file that came with a form, unless its parts were sent before. */
export async function takeFile(
  { importacion, nombre = "", bytes }: z.output<typeof uploadSchema>,
  form: FormData,
): Promise<Result<TakenFile, "missing" | "not-kept">> {
  if (importacion && bytes) {
    return success({ id: importacion, fileName: shownFileName(nombre), parts: partsOf(bytes) });
  }
  const file = fileIn(form);
  if (!file) return failure("missing");
  const taken = { id: randomUUID(), fileName: shownFileName(file.name), parts: partsOf(file.size) };
  try {
    for (let part = 0; part < taken.parts; part++)
      await keepPart(taken.id, part, file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
    return success(taken);
  } catch (error) {
    log.error({ error }, "a file to import was not kept");
    await forgetFile(taken);
    return failure("not-kept");
  }
}

export async function takePart({ importacion, parte }: z.output<typeof partSchema>, form: FormData): Promise<boolean> {
  const file = fileIn(form);
  if (!file) return false;
  try {
    await keepPart(importacion, parte, file);
    return true;
  } catch (error) {
    log.error({ error }, "a part of a file to import was not kept");
    return false;
  }
}

/** Forgets the parts of a file that was not taken in. What is left is forgotten the next day. */
export async function forgetFile({ id, parts }: TakenFile): Promise<void> {
  const kept = Array.from({ length: parts }, (_, part) => partAt(id, part));
  await removeObjects(adminClient(), BUCKET, kept);
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

export const readErrors = (importId: string): Promise<Blob | null> => readObject(adminClient(), errorsAt(importId));
