import type { IsoDate } from "@/lib/clock";
import type { OwnPromotion, PromotionDraft } from "./model";
import { repeatedRange } from "./standing";

/** A form without anything in it. @param id of the promotion that it makes. */
export const emptyDraft = (id: string): PromotionDraft => ({
  ...{ id, version: null, picture: null },
  ...{ title: "", description: "", startsOn: "", endsOn: "" },
});

export const draftOf = ({
  id,
  version,
  title,
  description,
  startsOn,
  endsOn,
  imageUrl,
  picturePath,
}: OwnPromotion): PromotionDraft => ({
  ...{ id, version, picture: imageUrl && picturePath ? { path: picturePath, url: imageUrl } : null },
  ...{ title: title ?? "", description: description ?? "", startsOn: startsOn ?? "", endsOn: endsOn ?? "" },
});

export const repeatedDraft = (promotion: OwnPromotion, id: string, today: IsoDate): PromotionDraft => ({
  ...draftOf(promotion),
  ...repeatedRange(promotion, today),
  ...{ id, version: null },
});

/** The form that an address asks for: "nueva", one that is edited, or one that is repeated; null when there is no such promotion. */
export function findDraft(
  promotions: readonly OwnPromotion[],
  asked: { edited: string; repeated: string },
  { id, today }: { id: string; today: IsoDate },
): PromotionDraft | null {
  if (asked.edited === "nueva") return emptyDraft(id);
  const found = promotions.find((each) => each.id === (asked.edited || asked.repeated));
  if (!found) return null;
  return asked.edited ? draftOf(found) : repeatedDraft(found, id, today);
}
