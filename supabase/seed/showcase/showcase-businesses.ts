import { z } from "zod";
import { readHoursText } from "@/lib/businesses/hours/read-hours-text";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { DELIVERY_WAYS, PAYMENT_METHODS } from "@/lib/businesses/ways";
import { CATEGORIES } from "@/lib/categories/categories";
import { WEEKDAYS } from "@/lib/clock";
import { PLAN_IDS } from "@/lib/plans/plans";
import { PROP_NAMES } from "@/supabase/seed/artwork/drawings";
import showcase from "@/supabase/seed/data/showcase.json";

const text = z.string().min(1);
const textOrNull = text.nullable().default(null);
const texts = z.array(text).default([]);
const flag = z.boolean().default(false);
const count = z.int().min(0).default(0);
const linesJoined = (separator: string) => textOrNull.or(z.array(z.string()).transform((all) => all.join(separator)));
/** Dates count from the day of seeding: a promotion is current whenever the showcase is made. */
const days = z.int();
/** Seed of a drawn picture (modulo 4: street, counter, table, alcove); see artwork/showcase-pictures.ts. */
const picture = z.int().min(0).nullable().default(null);
const prop = z.enum(PROP_NAMES);

const promotion = z.strictObject({
  title: text,
  description: text,
  startsInDays: days,
  endsInDays: days,
  picture,
});

/** An invented business, in our words; rows.ts makes a row of it. */
const business = z
  .strictObject({
    /** 1 to 40: ends the fixed id and the invented telephone. */
    number: z.int().min(1).max(40),
    name: text,
    category: z.enum(CATEGORIES.map(({ slug }) => slug)),
    /** Things in its pictures; the first is on its sign. */
    props: z.tuple([prop, prop, prop]),
    plan: z.enum(PLAN_IDS),
    approval: z.enum(["pending", "approved", "rejected"]),
    createdOn: z.iso.date(),
    address: text,
    neighborhood: text,
    postalCode: text,
    position: z.strictObject({ lat: z.number(), lng: z.number() }),
    /** A text, or its paragraphs. */
    description: linesJoined("\n\n"),
    isDeleted: flag,
    isFeatured: flag,
    owner: z.enum(PLAN_IDS).optional(),
    /** Only in negocio_privado. */
    email: textOrNull,
    rejectionReason: textOrNull,
    adminNotes: textOrNull,
    hasWhatsapp: flag,
    /** Its telephone is in negocio_privado alone. */
    isPhoneHidden: flag,
    /** Its address and place are in negocio_privado alone; the colonia is public. */
    isAddressPrivate: flag,
    /** Activity as in the census, with its SCIAN code. */
    activity: textOrNull,
    scian: textOrNull,
    hoursText: textOrNull,
    /** Day by day: what `hoursText` says, with its other days unknown or closed, or a text of its own. */
    hours: textOrNull,
    services: texts,
    payment: z.array(z.enum(PAYMENT_METHODS.map(({ id }) => id))).default([]),
    delivery: z
      .strictObject({ ways: z.array(z.enum(DELIVERY_WAYS.map(({ id }) => id))).default([]), neighborhoods: texts })
      .prefault({}),
    /** An address, or the lines of a text. */
    menu: linesJoined("\n"),
    videoId: textOrNull,
    handle: textOrNull,
    networks: z.array(z.enum(["instagram", "facebook", "tiktok", "web"])).default([]),
    keywords: texts,
    metaTitle: textOrNull,
    metaDescription: textOrNull,
    rating: z.strictObject({ stars: z.number(), reviews: z.int() }).optional(),
    specialPromotion: z
      .strictObject({ title: text, text, startsInDays: days, validity: text.or(z.strictObject({ endsInDays: days })) })
      .optional(),
    promotions: z.array(promotion).default([]),
    statistics: textOrNull,
    visits: count,
    clicks: count,
    pictures: z
      .strictObject({ cover: picture, logo: picture, gallery: z.array(z.int().min(0)).default([]), promotion: picture })
      .prefault({}),
    /** Shapes that columns had before, or still allow: readers must take them all. */
    legacy: z
      .strictObject({
        /** gallery_images as JSON in a string, as text with commas, or as objects with publicUrl, url or path. */
        gallery: z.enum(["json text", "comma text", "objects"]),
        whatsapp: z.literal("link"),
        cover: z.literal("imagen_url"),
      })
      .partial()
      .default({}),
  })
  .transform(({ hours, ...rest }, context) => {
    if (hours === null) return { ...rest, hours };
    const written = hours === "as written" || hours === "others closed" ? (rest.hoursText ?? "") : hours;
    const read = readHoursText(written);
    if (!read.ok) {
      context.addIssue({ code: "custom", path: ["hours"], message: `"${written}" is not read as hours` });
      return z.NEVER;
    }
    const otherDays = hours === "others closed" ? WEEKDAYS.map((day) => [day, []]) : [];
    const week: WeeklyHours = { ...Object.fromEntries(otherDays), ...read.value };
    return { ...rest, hours: week };
  });

/** Fixed, so that tests, links and screenshots keep their addresses. */
export const fixedId = (kind: "8000" | "9000" | "a000", number: number): string =>
  `5eed0000-0000-4000-${kind}-${String(number).padStart(12, "0")}`;

/** Reads the invented businesses by their slugs. @throws {z.ZodError} that names the slug and the field */
export const readShowcase = (rows: unknown) =>
  Object.entries(z.record(z.string(), business).parse(rows)).map(([slug, each]) => ({
    id: fixedId("8000", each.number),
    slug,
    ...each,
  }));

export const showcaseBusinesses = readShowcase(showcase);
export type ShowcaseBusiness = (typeof showcaseBusinesses)[number];
export type ShowcasePromotion = ShowcaseBusiness["promotions"][number];
