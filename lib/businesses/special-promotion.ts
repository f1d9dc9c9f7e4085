import { parseIsoDate } from "@/lib/clock";
import { toPictureUrl } from "@/lib/images/picture-url";
import { readText } from "@/lib/rows/row";
import { describeDateRange } from "@/lib/time/date-range";
import type { BusinessRow } from "./field";
import type { SpecialPromotion } from "./model";

/** The promotion that stands in the listing's own row: text, picture and "vigencia", which is a date or free text. */
export function readSpecialPromotion(row: BusinessRow): SpecialPromotion | null {
  const title = readText(row, "promocion_titulo");
  const text = readText(row, "promociones");
  const imageUrl = toPictureUrl(row.promocion_imagen, "promociones");
  if (!title && !text && !imageUrl) return null;
  const validityText = readText(row, "promocion_vigencia");
  const startsOn = parseIsoDate(row.promocion_fecha);
  const endsOn = parseIsoDate(validityText);
  const hasFreeText = validityText !== null && endsOn === null;
  const isDated = startsOn !== null || endsOn !== null;
  const validity = hasFreeText ? validityText : isDated ? describeDateRange({ startsOn, endsOn }) : null;
  return { title, text, imageUrl, validity, startsOn, endsOn };
}
