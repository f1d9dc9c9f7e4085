import type { Business } from "@/lib/businesses/model";
import { visibleSpecialPromotion } from "@/lib/businesses/plan-gates";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { Promotion } from "@/lib/promotions/model";
import { visiblePromotions } from "@/lib/promotions/visible";
import { describeDateRange } from "@/lib/time/date-range";

const MAX_PROMOTIONS = 3;
const MAX_TEXT_LENGTH = 600;
export const SPECIAL_ID = "especial";

const lastDay = (day: IsoDate | null): string | null => day && `Válido hasta el ${formatLongDate(day)}`;

function toTell(
  id: string,
  { title, description, startsOn, endsOn }: Omit<Promotion, "id" | "businessId" | "imageUrl">,
) {
  const titulo = title ?? description?.split("\n", 1)[0] ?? "";
  const descripcion = title === null ? null : (description?.slice(0, MAX_TEXT_LENGTH) ?? null);
  return { id, titulo, descripcion, vigencia: lastDay(endsOn), startsOn, endsOn };
}

export function promotionsToTell(business: Business, all: readonly Promotion[], today: IsoDate) {
  const special = visibleSpecialPromotion(business, today);
  const told = visiblePromotions(business.plan, all, today).map((each) => toTell(each.id, each));
  if (special) {
    const { validity, text } = special;
    const isInWords = validity !== null && validity !== describeDateRange(special);
    const words = isInWords ? `Vigencia: ${validity}` : null;
    const page = toTell(SPECIAL_ID, { ...special, description: text });
    told.push({ ...page, vigencia: words ?? page.vigencia });
  }
  return told.filter(({ titulo }) => titulo !== "").slice(0, MAX_PROMOTIONS);
}

/** `vigencia`: "Válido hasta el 3 de mayo de 2026". */
export type PackPromotion = ReturnType<typeof promotionsToTell>[number];

export const toldPromotion = (promotion: PackPromotion | null) =>
  promotion && {
    titulo: promotion.titulo,
    descripcion: promotion.descripcion,
    vigencia: promotion.vigencia,
  };
