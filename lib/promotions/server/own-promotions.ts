import "server-only";
import { z } from "zod";
import { readEach } from "@/lib/database-rows/read-each";
import { failure, type Result, success } from "@/lib/result";
import { callDatabase, tryDatabase } from "@/lib/supabase/call-database";
import { toOwnPromotion } from "../mapper";
import type { OwnPromotion } from "../model";
import { removePicture } from "./picture";

/** Columns of a promotion; one that is left out stays as it is. */
export type PromotionFields = Readonly<
  Partial<Record<"titulo" | "descripcion" | "fecha_inicio" | "fecha_fin" | "imagen_url", string | null>>
>;

export type RefusedPromotion = "notYours" | "abovePlan" | "full" | "refused" | "stale" | "unknown";

const BY_NAME: Readonly<Record<string, RefusedPromotion>> = {
  negocio_ajeno: "notYours",
  sin_aceptar: "notYours",
  promocion_ajena: "unknown",
  plan_insuficiente: "abovePlan",
  demasiadas_promociones: "full",
};
/** A rule of a column (23), or a value that is none of its type (22). */
const IS_REFUSAL = /^2[23]/;

const savedSchema = z.object({
  outcome: z.enum(["saved", "stale", "unknown"]),
  forgotten: z.string().nullish(),
});
const deletedSchema = z.object({ deleted: z.boolean(), forgotten: z.string().nullish() });

type PromotionEdit = {
  person: string;
  business: string;
  id: string;
  fields: PromotionFields;
  baseVersion: string | null;
};

/** Stores a promotion, new or not, under the id that its form has made. @param seen `OwnPromotion.version`; null for a new one. @throws {BackendError} */
export async function savePromotion(edit: PromotionEdit): Promise<Result<null, RefusedPromotion>> {
  const { person, business, id, fields, baseVersion } = edit;
  const saved = await tryDatabase(
    "save_promotion",
    { person, business, promotion: id, fields, ...(baseVersion !== null && { base_version: baseVersion }) },
    ({ message, code }) => BY_NAME[message] ?? (IS_REFUSAL.test(code) ? "refused" : null),
  );
  if (!saved.ok) return saved;
  const { outcome, forgotten } = savedSchema.parse(saved.value);
  if (outcome !== "saved") return failure(outcome);
  await removePicture(forgotten, business);
  return success(null);
}

/** Deletes a promotion, and its picture. @returns whether it was there. @throws {BackendError} */
export async function deletePromotion(person: string, business: string, promotion: string): Promise<boolean> {
  const data = await callDatabase("delete_promotion", { person, business, promotion });
  const { deleted, forgotten } = deletedSchema.parse(data);
  await removePicture(forgotten, business);
  return deleted;
}

/** All promotions of a business, for an administrator. @throws {BackendError} */
export async function listAdministeredPromotions(reviewer: string, business: string): Promise<OwnPromotion[]> {
  const data = await callDatabase("list_administered_promotions", { reviewer, business });
  return readEach("listAdministeredPromotions", data, toOwnPromotion);
}

/** An administrator deletes one; the trail keeps what it said. @throws {BackendError} */
export async function removePromotion(reviewer: string, business: string, promotion: string): Promise<boolean> {
  const data = await callDatabase("remove_promotion", { reviewer, business, promotion });
  const { deleted, forgotten } = deletedSchema.parse(data);
  await removePicture(forgotten, business);
  return deleted;
}
