import { readForm } from "@/lib/forms/read-form";
import { toPictureUrl } from "@/lib/images/picture-url";
import type { Promotion } from "./model";
import { PROMOTION_PATH_FIELD } from "./model";
import { promotionSchema } from "./schema";

export function typedPromotions(
  businessId: string,
  promotions: readonly Promotion[],
  form: FormData,
): readonly Promotion[] {
  const typed = promotionSchema.safeParse(readForm(form).input);
  if (!typed.success) return promotions;
  const { promocion: id, titulo, descripcion, inicio, fin, [PROMOTION_PATH_FIELD]: path } = typed.data;
  const promotion = {
    ...{ id, businessId, title: titulo, description: descripcion, startsOn: inicio, endsOn: fin },
    imageUrl: toPictureUrl(path, "promociones"),
  };
  const isKnown = promotions.some((each) => each.id === id);
  return isKnown ? promotions.map((each) => (each.id === id ? promotion : each)) : [...promotions, promotion];
}
