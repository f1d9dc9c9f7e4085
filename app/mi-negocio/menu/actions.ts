"use server";

import { z } from "zod";
import { addToMenu, type MenuSectionText, readSentence, toMenuText } from "@/lib/ai/menu-text";
import { AI_REFUSALS, MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import { readMenuPhoto } from "@/lib/ai/server/read-menu";
import { MENU_PDF_FIELD, MENU_PDF_MESSAGES } from "@/lib/businesses/menu-pdf";
import { removeMenuPdf, storeMenuPdf } from "@/lib/businesses/server/menu-pdf";
import { formFailure } from "@/lib/forms/form-state";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { MENU_WAY_FIELD, type MenuPhotoRead, REPLACE_MENU } from "@/lib/owner/menu-photo-state";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { REMOVE_FIELD, type SectionSaved } from "@/lib/owner/section-state";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { backToSection, ownerAction } from "@/lib/owner/server/owner-action";
import { replaceFile } from "@/lib/owner/server/save-own";

const MAX_PHOTOS = 3;
/** Somebody waits for the page meanwhile, and the gateway gives it up after a minute. */
const MAX_MS = 50_000;
const UNCERTAIN_MARK = " ?";

/** Photos of a menu, at the same time, for browsers without scripts: the page comes back with what was read. */
export const readMenuPhotos = ownerAction<Record<string, unknown>, MenuPhotoRead>(
  z.looseObject({}),
  async (input, { viewer, business }, form) => {
    const files = form
      .getAll(PICTURE_FIELDS.file)
      .filter((file): file is File => file instanceof File && file.size > 0)
      .slice(0, MAX_PHOTOS);
    if (files.length === 0) return formFailure(MENU_PHOTO_MESSAGES.none);
    const sections: MenuSectionText[] = [];
    const problems: string[] = [];
    const signal = AbortSignal.timeout(MAX_MS);
    const all = await Promise.all(files.map((file) => readMenuPhoto(viewer, business, file, { signal })));
    for (const [index, read] of all.entries()) {
      if (read.ok) sections.push(...read.value.sections);
      if (read.ok && read.value.isCut) problems.push(MENU_PHOTO_MESSAGES.cut);
      if (read.ok) continue;
      const why = signal.aborted && read.code === AI_REFUSALS.canceled ? AI_REFUSALS.slow : read.code;
      problems.push(files.length > 1 ? `«${files[index]?.name}»: ${why}` : why);
    }
    if (sections.length === 0) return formFailure(problems.join(" "));
    const text = toMenuText(sections, UNCERTAIN_MARK);
    const owned = await getOwnedBusiness(viewer.id, business.id);
    const menu = input[MENU_WAY_FIELD] === REPLACE_MENU ? text : addToMenu(owned?.business.menu ?? "", text);
    return { kind: "read", menu, said: [readSentence(sections, UNCERTAIN_MARK), ...problems].join(" ") };
  },
  {
    name: "read-menu-photos",
    returnTo: backToSection("menu"),
    isWithinLimit: createRateLimit({ name: "menu", requests: 60, perSeconds: 60 * 60 }),
  },
);

const refused = (message: string) => formFailure(message, {}, { [MENU_PDF_FIELD]: message });

export const saveMenuPdf = ownerAction<Record<string, unknown>, SectionSaved>(
  z.looseObject({}),
  async (input, owner, form) => {
    const file = form.get(MENU_PDF_FIELD);
    const replacement = { section: "menu", column: "menu_pdf", remove: removeMenuPdf } as const;
    if (input[REMOVE_FIELD]) return replaceFile(owner, { ...replacement, path: null });
    if (!(file instanceof File)) return refused(MENU_PDF_MESSAGES.none);
    const stored = await storeMenuPdf(file, owner.business.id, owner.viewer.id);
    if (!stored.ok) return refused(MENU_PDF_MESSAGES[stored.code]);
    return replaceFile(owner, { ...replacement, path: stored.value });
  },
  {
    name: "save-menu-pdf",
    returnTo: backToSection("menu"),
  },
);
