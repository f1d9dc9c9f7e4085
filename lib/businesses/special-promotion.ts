import { parseIsoDate } from "@/lib/clock";
import { readText } from "@/lib/database-rows/row";
import { toPictureUrl } from "@/lib/images/picture-url";
import { describeDateRange } from "@/lib/time/date-range";
import { lastDayIn, parseTypedDay } from "@/lib/time/typed-day";
import type { BusinessRow } from "./field";

/** Reads the promotion in the listing's own row: text, picture and "vigencia", a day or words, which name its end. */
export function readSpecialPromotion(row: BusinessRow) {
  const title = readText(row, "promocion_titulo");
  const text = readText(row, "promociones");
  const imageUrl = toPictureUrl(row.promocion_imagen, "promociones");
  if (!title && !text && !imageUrl) return null;
  const words = readText(row, "promocion_vigencia");
  const startsOn = parseIsoDate(row.promocion_fecha);
  const onlyDay = parseIsoDate(words) ?? parseTypedDay(words ?? "");
  const endsOn = onlyDay ?? lastDayIn(words ?? "");
  const isDated = startsOn !== null || onlyDay !== null;
  const described = isDated ? describeDateRange({ startsOn, endsOn: onlyDay }) : null;
  return { title, text, imageUrl, validity: onlyDay ? described : (words ?? described), startsOn, endsOn };
}
