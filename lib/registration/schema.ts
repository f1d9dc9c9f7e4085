import { z } from "zod";
import { parseVideoId } from "@/lib/businesses/video";
import { findCategory } from "@/lib/categories/categories";
import { isPhone } from "@/lib/contact/phone";
import { toSocialUrl, toWebsiteUrl } from "@/lib/contact/web-links";
import { parseWhatsapp } from "@/lib/contact/whatsapp";
import { isNearBorough } from "@/lib/geo/borough";
import { parsePosition } from "@/lib/geo/position";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { toTextList } from "@/lib/rows/row";
import { hasVisibleText, toVisibleText } from "@/lib/text/visible-text";
import { FIELD_LIMITS as LIMITS } from "./limits";
import { REGISTRATION_MESSAGES as MESSAGES, tooLong, tooManyItems, tooManyLines } from "./messages";

const countLines = (value: string): number => value.split("\n").length;

const atMost = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: tooLong(max) });

/** A text of several lines. */
const text = (max: number, maxLines: number) =>
  z
    .string()
    .default("")
    .transform(toVisibleText)
    .pipe(atMost(max).refine((value) => countLines(value) <= maxLines, { error: tooManyLines(maxLines) }));

/** One line: what was pasted with line breaks and rows of spaces becomes one. */
const line = (max: number) =>
  z
    .string()
    .default("")
    .transform((value) => toVisibleText(value).replace(/\s+/g, " "))
    .pipe(atMost(max));

const required = (max: number, message: string) => line(max).pipe(z.string().min(1, { error: message, abort: true }));

/** Null when nothing was typed; otherwise what `read` makes of it, which must be something. */
const optional = (max: number, message: string, read: (value: string) => string | null) =>
  line(max).transform((value, context) => {
    if (value === "") return null;
    const result = read(value);
    if (result === null || result.length > max) {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
    return result;
  });

const orNull = (value: string): string | null => value || null;

/** Signs that people write between the digits; the database takes no others. */
const PHONE_SIGNS = /^[0-9+() .-]{7,30}$/;
const isStorablePhone = (value: string): boolean => PHONE_SIGNS.test(value) && isPhone(value);

const list = (items: number, characters: number) =>
  z
    .string()
    .default("")
    .transform((value) =>
      toTextList(toVisibleText(value).replaceAll("\n", ",").replaceAll("\t", " ")).filter(hasVisibleText),
    )
    .pipe(
      z.array(z.string().max(characters, { error: tooLong(characters) })).max(items, { error: tooManyItems(items) }),
    );

const website = (value: string): string | null => toWebsiteUrl(value)?.replace(/["'<>]/g, encodeURIComponent) ?? null;

/**
 * What the form of a plan may hold: the one source of its rules, for the browser's answer and the server's. Fields above
 * the plan are left out before (`valuesOfPlan`).
 */
export const registrationSchema = (plan: Plan) =>
  z
    .object({
      nombre: required(LIMITS.name, MESSAGES.nameMissing).refine((value) => /[\p{L}\p{N}]/u.test(value), {
        error: MESSAGES.nameMissing,
      }),
      categoria: line(LIMITS.name).transform((value, context) => {
        const category = findCategory(value);
        if (category) return category.slug;
        context.addIssue({ code: "custom", message: MESSAGES.categoryMissing });
        return z.NEVER;
      }),
      telefono: required(LIMITS.phone, MESSAGES.phoneMissing).refine(isStorablePhone, { error: MESSAGES.phoneInvalid }),
      whatsapp: optional(LIMITS.whatsapp, MESSAGES.whatsappInvalid, (value) =>
        parseWhatsapp(value).kind === "link" ? value : null,
      ),
      direccion: required(LIMITS.address, MESSAGES.addressMissing),
      colonia: line(LIMITS.neighborhood).transform(orNull),
      latitud: line(LIMITS.phone),
      longitud: line(LIMITS.phone),
      descripcion: text(PLANS[plan].limits.descriptionCharacters, LIMITS.textLines).transform(orNull),
      correo: optional(LIMITS.email, MESSAGES.emailInvalid, (value) =>
        z.email().safeParse(value).success ? value.toLowerCase() : null,
      ),
      servicios: list(LIMITS.services, LIMITS.serviceCharacters),
      horario: line(LIMITS.hours).transform(orNull),
      instagram: optional(LIMITS.link, MESSAGES.socialInvalid, (value) => toSocialUrl("instagram", value)),
      facebook: optional(LIMITS.link, MESSAGES.socialInvalid, (value) => toSocialUrl("facebook", value)),
      tiktok: optional(LIMITS.link, MESSAGES.socialInvalid, (value) => toSocialUrl("tiktok", value)),
      web: optional(LIMITS.link, MESSAGES.webInvalid, website),
      menu: text(LIMITS.menu, LIMITS.menuLines)
        .refine((value) => !/^\s*(?:javascript|data|vbscript|file|blob):/i.test(value), { error: MESSAGES.menuInvalid })
        .transform(orNull),
      video: optional(LIMITS.video, MESSAGES.videoInvalid, parseVideoId),
      palabras_clave: list(LIMITS.keywords, LIMITS.keywordCharacters),
    })
    .superRefine(({ latitud, longitud }, context) => {
      if (latitud === "" && longitud === "") return;
      const position = parsePosition(latitud, longitud);
      if (position && isNearBorough(position)) return;
      context.addIssue({ code: "custom", path: ["latitud"], message: MESSAGES.outsideBorough });
    });

export type Registration = z.infer<ReturnType<typeof registrationSchema>>;
