"use server";

import { z } from "zod";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import type { FlashMessage } from "@/lib/owner/messages";
import { REMOVE_FIELD, type SectionConflict, type SectionSaved } from "@/lib/owner/section-state";
import { backToSection, ownerAction, TO_PANEL } from "@/lib/owner/server/owner-action";
import { replaceFile } from "@/lib/owner/server/save-own";
import { PROMOTION_MESSAGES } from "@/lib/promotions/messages";
import { PROMOTION_PICTURE_FIELD } from "@/lib/promotions/model";
import { type PromotionValues, promotionSchema } from "@/lib/promotions/schema";
import { deletePromotion } from "@/lib/promotions/server/own-promotions";
import { removePicture, takePicture } from "@/lib/promotions/server/picture";
import { takePromotion } from "@/lib/promotions/server/take-promotion";
import { routes } from "@/lib/routes";

const returnTo = backToSection("promociones");
const panel = (message: FlashMessage) => leave(routes.ownerPanel(message));

export const savePromotion = ownerAction<PromotionValues, SectionSaved | SectionConflict>(
  promotionSchema,
  takePromotion,
  {
    name: "save-promotion",
    returnTo,
    refusals: { notYours: PROMOTION_MESSAGES.noBusiness, failed: PROMOTION_MESSAGES.saveFailed },
  },
);

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
    returnTo,
    refusals: {
      ...TO_PANEL,
      notYours: panel("sin-negocio"),
      invalid: panel("promocion-no-eliminada"),
      failed: panel("promocion-no-eliminada"),
    },
  },
);

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
  { name: "save-promotion-picture", returnTo },
);
