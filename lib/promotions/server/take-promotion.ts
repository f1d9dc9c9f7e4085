import "server-only";
import { EMPTY_FIELD } from "@/lib/businesses/edit-difference";
import type { StoredPictures } from "@/lib/businesses/server/pictures";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { log } from "@/lib/log";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import type { Owner } from "@/lib/owner/server/owner-action";
import { sectionSaved } from "@/lib/owner/server/save-own";
import { PROMOTION_MESSAGES as MESSAGES } from "../messages";
import { type OwnPromotion, PROMOTION_PATH_FIELD, PROMOTION_PICTURE_FIELD } from "../model";
import type { PromotionValues } from "../schema";
import { refuseUnsent } from "../unsent-picture";
import { type PromotionFields, type RefusedPromotion, savePromotion } from "./own-promotions";
import { takePicture } from "./picture";
import { listOwnPromotions } from "./queries";

function pictureOf(values: PromotionValues, stored: StoredPictures): PromotionFields {
  const [path] = stored.paths.promocion_imagen ?? [];
  return { imagen_url: path ?? (values.quita_imagen ? null : values[PROMOTION_PATH_FIELD] || null) };
}

type Refusals = Readonly<Record<Exclude<RefusedPromotion, "stale">, string>>;
const REFUSALS: Refusals = {
  notYours: MESSAGES.noBusiness,
  unknown: MESSAGES.noneSelected,
  abovePlan: MESSAGES.abovePlan,
  full: MESSAGES.full,
  refused: MESSAGES.refused,
};

/** Tells the second of two editors what the promotion says now where the form says something else. */
function toPromotionConflict(values: PromotionValues, present: OwnPromotion, message: string): SectionConflict {
  const fields = [
    ["Título", present.title, values.titulo],
    ["Descripción", present.description, values.descripcion],
    ["Desde", present.startsOn, values.inicio],
    ["Hasta", present.endsOn, values.fin],
  ] as const;
  return {
    ...formFailure(message, { version: present.version }),
    conflict: {
      differences: fields
        .filter(([, theirs, yours]) => (theirs ?? "") !== (yours ?? ""))
        .map(([label, theirs, yours]) => ({ label, theirs: theirs || EMPTY_FIELD, yours: yours || EMPTY_FIELD })),
    },
  };
}

/** Stores a promotion with its picture, or leaves nothing of either. */
export async function takePromotion(
  values: PromotionValues,
  owner: Owner,
  form: FormData,
): Promise<SectionSaved | SectionConflict | FormFailure> {
  const unsent = refuseUnsent(form);
  if (unsent) return unsent;
  const { viewer, business } = owner;
  const picture = await takePicture(form, owner);
  if (!picture.ok) return formFailure(picture.code, {}, { [PROMOTION_PICTURE_FIELD]: picture.code });
  const { titulo, descripcion, inicio, fin, version, promocion } = values;
  try {
    const fields = { titulo, descripcion, fecha_inicio: inicio, fecha_fin: fin };
    const saved = await savePromotion({
      ...{ person: viewer.id, business: business.id, id: promocion, baseVersion: version },
      fields: { ...fields, ...pictureOf(values, picture.value) },
    });
    if (saved.ok) return sectionSaved("promociones", business.id);
    await picture.value.remove();
    if (saved.code !== "stale") return formFailure(REFUSALS[saved.code]);
    const present = (await listOwnPromotions(viewer.id, business.id)).find(({ id }) => id === promocion);
    return present ? toPromotionConflict(values, present, PANEL_MESSAGES.conflict) : formFailure(MESSAGES.noneSelected);
  } catch (error) {
    await picture.value.remove();
    log.error({ error }, "a promotion was not stored");
    return formFailure(version ? MESSAGES.updateFailed : MESSAGES.saveFailed);
  }
}
