import { capitalized } from "@/lib/text/words";
import { ACTIVITY_LABELS } from "./activity-labels";

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
  const known = ACTIVITY_LABELS.get(scian);
  if (known) return known;
  return capitalized(SHORTER.reduce((label, [pattern, shorter]) => label.replace(pattern, shorter), text.trim()));
}
