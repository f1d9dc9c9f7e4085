import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { failure, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import type { Json } from "@/lib/supabase/database.types";
import { BackendError } from "@/lib/supabase/public";
import { refusedColumn } from "../refused-column";

/** New values by column of negocios; null clears. */
export type FieldChanges = Readonly<Record<string, Json>>;

export type RefusedEdit =
  | "notYours"
  | "notAccepted"
  | "abovePlan"
  | "longDescription"
  | "fullGallery"
  | "unknownPicture"
  | "refused"
  | "stale";

type Refusal = Exclude<RefusedEdit, "stale">;

const BY_NAME: Readonly<Record<string, Refusal>> = {
  negocio_ajeno: "notYours",
  sin_aceptar: "notAccepted",
  plan_insuficiente: "abovePlan",
  descripcion_larga: "longDescription",
  galeria_llena: "fullGallery",
  imagen_ajena: "unknownPicture",
};
/** A rule of a column (23), or a value that is none of its type (22). What is not an owner's column is our own fault. */
const IS_REFUSAL = /^2[23]/;

/** Reads the refusal of a database error; null for an unexpected one. */
export const refusedEdit = ({ message, code }: { message: string; code: string }): Refusal | null =>
  BY_NAME[message] ?? (IS_REFUSAL.test(code) ? "refused" : null);

const staleSchema = z.object({ stale: z.array(z.string()) });
const editedSchema = z.object({
  stored: z.record(z.string(), z.json()),
  waiting: z.record(z.string(), z.json()),
});
export type EditedBusiness = z.infer<typeof editedSchema>;

/** An edit that was not stored; column: the one that was not taken, "" where it is none alone. */
type FailedEdit = { ok: false; code: Refusal; column: string } | { ok: false; code: "stale"; columns: string[] };

/** Changes a business for its owner. What the review has to see first (name, category, numbers, links and pictures of an approved free
 * listing) waits, unless MODERATION is none; the rest is stored. @param baseVersion what columns held when they were read: nothing is
 * written when one of the changed ones holds another value by now. @throws {BackendError} also for a column that owners do not write. */
export async function editBusiness(
  person: string,
  business: string,
  changes: FieldChanges,
  baseVersion: FieldChanges = {},
): Promise<{ ok: true; value: EditedBusiness } | FailedEdit> {
  if (!z.uuid().safeParse(business).success) return { ...failure("notYours"), column: "" };
  const { data, error } = await adminClient().rpc("edit_business", {
    ...{ person, business, changes, base_version: baseVersion, moderation: env().moderation },
  });
  const code = error && refusedEdit(error);
  if (code) return { ...failure(code), column: refusedColumn(error) };
  if (error) throw new BackendError("editBusiness", error);
  const { success: isStale, data: changed } = staleSchema.safeParse(data);
  return isStale ? { ...failure("stale"), columns: changed.stale } : success(editedSchema.parse(data));
}
