import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { FILE_FIELD } from "../model";
import { type partSchema, shownFileName, type uploadSchema } from "../schema";
import { forgetFile, keepFile, keepPart, partsOf, readErrors } from "./kept-file";

type Upload = z.output<typeof uploadSchema>;
type Part = z.output<typeof partSchema>;

type TakenFile = { id: string; fileName: string; parts: number };

const fileIn = (form: FormData): File | null => {
  const file = form.get(FILE_FIELD);
  return file instanceof File && file.size > 0 ? file : null;
};

/** Keeps the file that came with a form, unless its parts were sent before. */
export async function takeFile(
  { importacion, nombre = "", bytes }: Upload,
  form: FormData,
): Promise<Result<TakenFile, "missing" | "not-kept">> {
  if (importacion && bytes) {
    return success({ id: importacion, fileName: shownFileName(nombre), parts: partsOf(bytes) });
  }
  const file = fileIn(form);
  if (!file) return failure("missing");
  const taken = { id: randomUUID(), fileName: shownFileName(file.name), parts: partsOf(file.size) };
  try {
    await keepFile(adminClient(), taken.id, file);
    return success(taken);
  } catch (error) {
    log.error({ error }, "a file to import was not kept");
    await forgetFile(adminClient(), taken.id, taken.parts);
    return failure("not-kept");
  }
}

/** Keeps one part of a file. @returns true when it is kept. */
export async function takePart({ importacion, parte }: Part, form: FormData): Promise<boolean> {
  const file = fileIn(form);
  if (!file) return false;
  try {
    await keepPart(adminClient(), importacion, parte, file);
    return true;
  } catch (error) {
    log.error({ error }, "a part of a file to import was not kept");
    return false;
  }
}

export const forgetKeptFile = ({ id, parts }: TakenFile): Promise<void> => forgetFile(adminClient(), id, parts);

export const readImportErrors = (importId: string): Promise<Blob | null> => readErrors(adminClient(), importId);
