import { PLACE } from "@/lib/brand";
import type { Business } from "./model";

export const businessSharePicture = ({
  name,
  category,
  categorySlug,
  neighborhood,
  coverUrl,
}: Pick<Business, "name" | "category" | "categorySlug" | "neighborhood" | "coverUrl">) => ({
  kicker: category,
  title: name,
  place: [neighborhood, PLACE.borough].filter(Boolean).join(", "),
  categorySlug,
  coverUrl,
});
