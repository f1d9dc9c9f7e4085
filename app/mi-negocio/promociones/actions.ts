"use server";

import { z } from "zod";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import type { FlashMessage } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PROMOTION_PARTS } from "@/lib/owner/section-parts";
import { REMOVE_FIELD, type SectionConflict, type SectionSaved } from "@/lib/owner/section-state";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { promotionPictureSlot, specialPromotionSlot } from "@/lib/owner/server/form-slots";
import { ownerAction } from "@/lib/owner/server/owner-action";
import { replaceFile } from "@/lib/owner/server/replace-file";
import { PROMOTION_MESSAGES } from "@/lib/promotions/messages";
import { PROMOTION_PICTURE_FIELD } from "@/lib/promotions/model";
import { type PromotionValues, promotionSchema } from "@/lib/promotions/schema";
import { promotionSlot } from "@/lib/promotions/server/form-slots";
import { deletePromotion } from "@/lib/promotions/server/own-promotions";
import { removePicture, takePicture } from "@/lib/promotions/server/picture";
import { takePromotion } from "@/lib/promotions/server/take-promotion";
import { routes } from "@/lib/routes";

const listOf = (form: FormData) => routes.panelSection("promociones", String(form.get(BUSINESS_ID_FIELD) ?? ""));
const panel = (message: FlashMessage) => leave(routes.ownerPanel(message));

/** "Crear promoción" and "Guardar cambios" of one. */
export const savePromotion = ownerAction<PromotionValues, SectionSaved | SectionConflict>(
  promotionSchema,
  takePromotion,
  {
    name: "save-promotion",
    returnTo: listOf,
    slot: promotionSlot,
    refusals: { notYours: PROMOTION_MESSAGES.noBusiness, failed: PROMOTION_MESSAGES.saveFailed },
  },
);

/** "Eliminar «…»". */
export const removePromotion = ownerAction(
  z.object({ promocion: z.uuid() }),
  async ({ promocion }, { viewer, business }) => {
    const isDeleted = await deletePromotion(viewer.id, business.id, promocion);
    return leave(
      routes.panelSection("promociones", business.id, isDeleted ? "promocion-eliminada" : "promocion-no-esta"),
    );
  },
  {
    name: "remove-promotion",
    returnTo: listOf,
    refusals: {
      tooMany: panel("demasiados"),
      notYours: panel("sin-negocio"),
      invalid: panel("promocion-no-eliminada"),
      failed: panel("promocion-no-eliminada"),
    },
  },
);

export const saveSpecialPromotion = fieldsAction("promociones", PROMOTION_PARTS, specialPromotionSlot);

/** "Guardar imagen" and "Quitar imagen" of the special promotion. */
export const savePromotionPicture = ownerAction<Record<string, unknown>, SectionSaved>(
  z.looseObject({}),
  async (input, owner, form) => {
    const replacement = {
      ...({ section: "promociones", column: "promocion_imagen" } as const),
      remove: (path: string) => removePicture(path, owner.business.id),
    };
    if (input[REMOVE_FIELD]) return replaceFile(owner, { ...replacement, path: null });
    const taken = await takePicture(form, owner);
    const [path] = taken.ok ? (taken.value.paths.promocion_imagen ?? []) : [];
    if (path) return replaceFile(owner, { ...replacement, path });
    const message = taken.ok ? PROMOTION_MESSAGES.noPicture : taken.code;
    return formFailure(message, {}, { [PROMOTION_PICTURE_FIELD]: message });
  },
  { name: "save-promotion-picture", returnTo: listOf, slot: promotionPictureSlot },
);
