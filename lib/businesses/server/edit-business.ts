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

/** Why the database refuses an edit. */
export type RefusedEdit =
  | "notYours"
  | "notAccepted"
  | "abovePlan"
  | "longDescription"
  | "fullGallery"
  | "unknownPicture"
  | "refused"
  /** It is not as it was when it was read. */
  | "stale";

const BY_NAME: Readonly<Record<string, RefusedEdit>> = {
  negocio_ajeno: "notYours",
  sin_aceptar: "notAccepted",
  plan_insuficiente: "abovePlan",
  descripcion_larga: "longDescription",
  galeria_llena: "fullGallery",
  imagen_ajena: "unknownPicture",
};
/** A rule of a column (23), or a value that is none of its type (22). What is not an owner's column is our own fault. */
const IS_REFUSAL = /^2[23]/;

/** Why the database refused an edit, of its error; null: for no reason that anybody expected. */
export const refusedEdit = ({ message, code }: { message: string; code: string }): RefusedEdit | null =>
  BY_NAME[message] ?? (IS_REFUSAL.test(code) ? "refused" : null);

const staleSchema = z.object({ stale: z.literal(true) });
const editedSchema = z.object({
  /** What of the changes is stored, as it is now. */
  stored: z.record(z.string(), z.json()),
  /** All that waits for the review, of this edit and of earlier ones. */
  waiting: z.record(z.string(), z.json()),
});
export type EditedBusiness = z.infer<typeof editedSchema>;

/** An edit that was not stored; column: the one that was not taken, "" where it is none alone. */
type FailedEdit = { ok: false; code: RefusedEdit; column: string };

const failedEdit = (code: RefusedEdit, column = ""): FailedEdit => ({ ...failure(code), column });

/**
 * Changes a business for its owner. What the review has to see first (name, category, numbers, links and pictures of an
 * approved free listing) waits, unless MODERATION is none; the rest is stored.
 * @param version of what was read before (`OwnedBusiness`): nothing is written to another one.
 * @throws {BackendError} also for a column that owners do not write.
 */
export async function editBusiness(
  person: string,
  business: string,
  changes: FieldChanges,
  version?: string,
): Promise<{ ok: true; value: EditedBusiness } | FailedEdit> {
  if (!z.uuid().safeParse(business).success) return failedEdit("notYours");
  const { data, error } = await adminClient().rpc("edit_business", {
    ...{ person, business, changes, moderation: env().moderation },
    ...(version === undefined ? {} : { version }),
  });
  const code = error && refusedEdit(error);
  if (code) return failedEdit(code, refusedColumn(error));
  if (error) throw new BackendError("editBusiness", error);
  return staleSchema.safeParse(data).success ? failedEdit("stale") : success(editedSchema.parse(data));
}
