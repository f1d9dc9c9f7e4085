import { z } from "zod";
import { type CategorySlug, findCategory } from "@/lib/categories/categories";
import { capitalised } from "@/lib/text/capitalised";
import labelByClass from "./activity-labels.json";
import nameByPrefix from "./category-by-activity.json";

/** Everyday names by SCIAN class. Classes that are not listed are shortened by the rules below. */
const LABEL_BY_CLASS = z.record(z.string().regex(/^\d{6}$/), z.string().min(1)).parse(labelByClass);
const NAME_BY_PREFIX = z.record(z.string(), z.string()).parse(nameByPrefix);

/** Replacements from the census' wording to a shorter one; applied in this order. */
const SHORTER: readonly [pattern: RegExp, replacement: string][] = [
  [/,? excepto .*$/iu, ""],
  [/ (?:prestados por el|del) sector privado(?= |$)/iu, ""],
  [/ (?:prestados por el|del) sector público(?= |$)/iu, " (sector público)"],
  [/^comercio al por menor (?:de|en) /iu, ""],
  [/^comercio al por mayor de (.*)$/iu, "$1 al mayoreo"],
  [/^servicios de preparación de /iu, ""],
  [/^otr[oa]s? /iu, ""],
  [/ en general$/iu, ""],
  [/ y similares$/iu, ""],
];

/** An activity as a person would say it. @param scian class, six digits @param text the class' title in the census */
export function activityLabel(scian: string, text: string): string {
  const shortened = SHORTER.reduce((label, [pattern, shorter]) => label.replace(pattern, shorter), text.trim());
  return LABEL_BY_CLASS[scian] ?? capitalised(shortened);
}

/** Our category of a SCIAN class: the longest listed prefix wins, "" is the default. */
export function categoryOfActivity(scian: string): CategorySlug {
  for (let length = scian.length; length >= 0; length--) {
    const category = findCategory(NAME_BY_PREFIX[scian.slice(0, length)]);
    if (category) return category.slug;
  }
  throw new Error("category-by-activity.json has no default category");
}
