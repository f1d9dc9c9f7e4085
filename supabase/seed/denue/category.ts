import { readFileSync } from "node:fs";
import { z } from "zod";
import { type CategorySlug, findCategory } from "@/lib/categories/categories";

const NAME_BY_PREFIX = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL("../data/scian_categoria.json", import.meta.url), "utf8")));

/** Our category of a SCIAN class: the longest listed prefix wins, "" is the default. */
export function categoryOfActivity(scian: string): CategorySlug {
  for (let length = scian.length; length >= 0; length--) {
    const category = findCategory(NAME_BY_PREFIX[scian.slice(0, length)]);
    if (category) return category.slug;
  }
  throw new Error("scian_categoria.json has no default category");
}
