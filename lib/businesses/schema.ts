import { z } from "zod";
import { findCategory } from "@/lib/categories/categories";
import { readPhone } from "@/lib/contact/phone";
import { toSocialUrl, toWebsiteUrl } from "@/lib/contact/web-links";
import { keptWhatsapp } from "@/lib/contact/whatsapp";
import { toTextList } from "@/lib/database-rows/row";
import { isNearBorough } from "@/lib/geo/borough";
import { parseDegrees } from "@/lib/geo/coordinates";
import { parseMapTarget } from "@/lib/geo/map-embed";
import { embedUrlOf } from "@/lib/geo/map-url";
import { parsePosition } from "@/lib/geo/position";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { hasLetters, hasVisibleText } from "@/lib/text/visible-text";
import { isStorableDay } from "@/lib/time/storable-day";
import { parseTypedDay } from "@/lib/time/typed-day";
import type { Field, TextKind } from "./field";
import { INVALID, MISSING, onlyChoices, tooManyItems } from "./field-messages";
import type { BUSINESS_FIELDS, TextFieldName } from "./fields";
import { fieldOf } from "./fields-of";
import { isBrokenLink, menuLink } from "./menu-link";
import { cleanText, itemOf, line, lines, textOrNull } from "./text-rules";
import { parseVideoId } from "./video";
import { chosenOf, findChoice } from "./ways";

type Ruled = Pick<Field, "max" | "maxLines" | "maxItems" | "choices"> & { missing: string | undefined; plan: Plan };

/** A required one is there; of any other, nothing is null. */
const filled = ({ max, missing }: Ruled) =>
  missing === undefined ? line(max) : line(max).pipe(z.string().min(1, { error: missing, abort: true }));

/** Null when nothing was typed; otherwise what `read` makes of it, which must be something. */
const read = (message: string, parse: (value: string) => string | null) => (field: Ruled) =>
  filled(field).transform((value, context) => {
    if (value === "") return null;
    const result = parse(value);
    if (result !== null && result.length <= (field.max ?? Number.POSITIVE_INFINITY)) return result;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const website = (value: string): string | null => toWebsiteUrl(value)?.replace(/["'<>]/g, encodeURIComponent) ?? null;

const RULES = {
  name: (field: Ruled) => filled(field).refine(hasLetters, { error: field.missing }),
  line: (field: Ruled) => filled(field).transform(textOrNull),
  lines: ({ max, maxLines }: Ruled) => lines(max, maxLines).transform(textOrNull),
  description: ({ plan, maxLines }: Ruled) =>
    lines(PLANS[plan].limits.descriptionCharacters, maxLines).transform(textOrNull),
  list: ({ max, maxItems = 0 }: Ruled) =>
    cleanText()
      .transform((value) => toTextList(value.replaceAll("\n", ",").replaceAll("\t", " ")).filter(hasVisibleText))
      .pipe(z.array(itemOf(max)).max(maxItems, { error: tooManyItems(maxItems) })),
  choices: ({ choices = [] }: Ruled) =>
    line().transform((value, context) => {
      const found = toTextList(value).map((each) => findChoice(choices, each)?.id);
      const ids = found.filter((id) => id !== undefined);
      if (ids.length === found.length) return chosenOf(choices, ids).map(({ id }) => id);
      context.addIssue({ code: "custom", message: onlyChoices(choices.map(({ label }) => label)) });
      return z.NEVER;
    }),
  category: ({ missing = "" }: Ruled) =>
    line().transform((value, context) => {
      const category = findCategory(value);
      if (category) return category.slug;
      context.addIssue({ code: "custom", message: missing });
      return z.NEVER;
    }),
  phone: read(INVALID.phone, (value) => readPhone(value)?.written ?? null),
  whatsapp: read(INVALID.whatsapp, keptWhatsapp),
  instagram: read(INVALID.instagram, (value) => toSocialUrl("instagram", value)),
  facebook: read(INVALID.facebook, (value) => toSocialUrl("facebook", value)),
  tiktok: read(INVALID.tiktok, (value) => toSocialUrl("tiktok", value)),
  website: read(INVALID.website, website),
  menu: ({ max, maxLines }: Ruled) =>
    lines(max, maxLines)
      .refine((value) => !isBrokenLink(value), { error: INVALID.menu })
      .transform((value) => menuLink(value)?.url ?? textOrNull(value)),
  video: read(INVALID.video, parseVideoId),
  date: () =>
    line()
      .refine((value) => value === "" || isStorableDay(value), { error: INVALID.date })
      .transform(textOrNull),
  validity: ({ max }: Ruled) => line(max).transform((value) => parseTypedDay(value) ?? textOrNull(value)),
  map: read(INVALID.map, (value) => {
    const target = parseMapTarget(value);
    return target && embedUrlOf(target);
  }),
  coordinate: () => line().transform((value) => (value === "" ? null : (parseDegrees(value) ?? Number.NaN))),
} satisfies Record<TextKind, (field: Ruled) => z.ZodType>;

type RuleOf<Name extends TextFieldName> = ReturnType<(typeof RULES)[(typeof BUSINESS_FIELDS)[Name]["kind"]]>;

export type BusinessValues = { [Name in TextFieldName]: z.output<RuleOf<Name>> };

function checkPosition(values: object, context: z.core.$RefinementCtx): void {
  const { latitud = null, longitud = null } = values as Partial<BusinessValues>;
  if (latitud === null && longitud === null) return;
  const position = parsePosition(latitud, longitud);
  if (position && isNearBorough(position)) return;
  context.issues.push({ code: "custom", path: ["latitud"], message: INVALID.coordinate, input: values });
}

/** Rules of every form on a plan; fields above it are left out before (`fields-of.ts`). @param optional may be empty, unlike at registration */
export function businessSchema<Name extends TextFieldName>(
  names: readonly Name[],
  plan: Plan,
  optional: readonly TextFieldName[] = [],
) {
  const ruleOf = (name: Name) => {
    const missing = optional.includes(name) ? undefined : MISSING[name];
    return RULES[fieldOf(name).kind as TextKind]({ ...fieldOf(name), missing, plan });
  };
  const shape = Object.fromEntries(names.map((name) => [name, ruleOf(name)]));
  return z.object(shape as { [Each in Name]: RuleOf<Each> }).superRefine(checkPosition);
}
