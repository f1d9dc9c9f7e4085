import { z } from "zod";
import { type CategorySlug, findCategory } from "@/lib/categories/categories";
import nameByPrefix from "./category-by-activity.json";

const NAME_BY_PREFIX = z.record(z.string(), z.string()).parse(nameByPrefix);

/** Our category of a SCIAN class: the longest listed prefix wins, "" is the default. */
export function categoryOfActivity(scian: string): CategorySlug {
  for (let length = scian.length; length >= 0; length--) {
    const category = findCategory(NAME_BY_PREFIX[scian.slice(0, length)]);
    if (category) return category.slug;
  }
  throw new Error("category-by-activity.json has no default category");
}
