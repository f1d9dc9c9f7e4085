import { packHours, unpackHours } from "@/lib/businesses/hours/packed-hours";
import type { SpecialDays } from "@/lib/businesses/hours/special-days";
import { categoryLabel } from "@/lib/categories/categories";
import { toMexicanDigits } from "@/lib/contact/phone";
import { greetingLink } from "@/lib/contact/whatsapp";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { slugify } from "@/lib/text/slugify";
import { known, type ListedBusiness } from "./listed-business";

/** 0 is what is missing, or follows from other cells; `ABSENT` what is missing although it would follow; 1 is true. */
type Cell = string | 0 | 1 | SpecialDays;
const ABSENT = "-";

/**
 * A listed business as a page carries it to its scripts: without the names of its fields, which would stand there once a
 * row, and without what follows from others of them.
 */
export type PackedBusiness = readonly [name: string, plan: Plan, ...others: Cell[]];

/** Where most covers are; only the beginning of an address is replaced, as the sign may stand further on in one. */
const COVERS = "/storage/v1/object/public/portadas/";
const COVERS_SIGN = "~";
const swapBeginning = (url: string, from: string, to: string): string =>
  url.startsWith(from) ? to + url.slice(from.length) : url;

/** What is usual, given the cells before: the slug of the name, the category's own name, the number in E.164 and its chat. */
const usualCategory = (slug: string | null): string | undefined => (slug === null ? undefined : categoryLabel(slug));
const usualE164 = (phone: string | undefined): string | undefined => {
  const digits = phone === undefined ? null : toMexicanDigits(phone);
  return digits === null ? undefined : `+${digits}`;
};
const usualChat = (plan: Plan, phoneE164: string | undefined): string | undefined =>
  phoneE164 && PLANS[plan].gates.whatsapp ? greetingLink(`https://wa.me/${phoneE164.slice(1)}`) : undefined;

const unless = (usual: string | undefined, value: string | undefined): Cell =>
  value === usual ? 0 : (value ?? ABSENT);
const text = (cell: Cell | undefined): string | undefined => (typeof cell === "string" ? cell : undefined);
const textOr = (usual: string | undefined, cell: Cell | undefined): string | undefined =>
  cell === ABSENT ? undefined : (text(cell) ?? usual);

export function packBusiness(business: ListedBusiness): PackedBusiness {
  const { slug, name, category, categorySlug, plan, coverUrl, phone, phoneE164, weeklyHours } = business;
  const others: Cell[] = [
    unless(slugify(name), slug),
    categorySlug ?? 0,
    unless(usualCategory(categorySlug), category),
    business.address ?? 0,
    business.about ?? 0,
    phone ?? 0,
    unless(usualE164(phone), phoneE164),
    unless(usualChat(plan, phoneE164), business.whatsappUrl),
    business.hours ?? 0,
    weeklyHours ? packHours(weeklyHours) : 0,
    coverUrl ? swapBeginning(coverUrl, COVERS, COVERS_SIGN) : 0,
    business.isPromoted ? 1 : 0,
    business.rating ?? 0,
    business.reviews ?? 0,
    business.distance ?? 0,
    business.isPhoneOnTap ? 1 : 0,
    business.isFuzzy ? 1 : 0,
    business.specialDays ?? 0,
  ];
  while (others.at(-1) === 0) others.pop();
  return [name, plan, ...others];
}

export function unpackBusiness([name, plan, ...others]: PackedBusiness): ListedBusiness {
  const [slug, inCategory, category, address, about, number, e164, chat, hours, week, cover, isPromoted, ...rare] =
    others;
  const [rating, reviews, distance, isPhoneOnTap, isFuzzy, specialDays] = rare;
  const categorySlug = text(inCategory) ?? null;
  const phone = text(number);
  const phoneE164 = textOr(usualE164(phone), e164);
  const packedHours = text(week);
  const packedCover = text(cover);
  return {
    slug: text(slug) ?? slugify(name),
    name,
    category: textOr(usualCategory(categorySlug), category) ?? "",
    categorySlug,
    plan,
    ...known<Omit<ListedBusiness, "slug" | "name" | "category" | "categorySlug" | "plan">>({
      coverUrl: packedCover && swapBeginning(packedCover, COVERS_SIGN, COVERS),
      address: text(address),
      phone,
      phoneE164,
      isPhoneOnTap: isPhoneOnTap === 1,
      whatsappUrl: textOr(usualChat(plan, phoneE164), chat),
      hours: text(hours),
      weeklyHours: packedHours === undefined ? undefined : unpackHours(packedHours),
      specialDays: typeof specialDays === "object" && specialDays,
      about: text(about),
      rating: text(rating),
      reviews: text(reviews),
      distance: text(distance),
      isFuzzy: isFuzzy === 1,
      isPromoted: isPromoted === 1,
    }),
  };
}
