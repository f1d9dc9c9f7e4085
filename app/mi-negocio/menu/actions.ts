"use server";

import { z } from "zod";
import { MENU_PDF_FIELD, MENU_PDF_MESSAGES } from "@/lib/businesses/menu-pdf";
import { removeMenuPdf, storeMenuPdf } from "@/lib/businesses/server/menu-pdf";
import { formFailure } from "@/lib/forms/form-state";
import { MENU_PARTS } from "@/lib/owner/section-parts";
import { REMOVE_FIELD, type SectionSaved } from "@/lib/owner/section-state";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { menuPdfSlot, menuSlot } from "@/lib/owner/server/form-slots";
import { backToSection, ownerAction } from "@/lib/owner/server/owner-action";
import { replaceFile } from "@/lib/owner/server/replace-file";

export const saveMenu = fieldsAction("menu", MENU_PARTS, menuSlot);

const refused = (message: string) => formFailure(message, {}, { [MENU_PDF_FIELD]: message });

/** "Guardar PDF" and "Quitar PDF". */
export const saveMenuPdf = ownerAction<Record<string, unknown>, SectionSaved>(
  z.looseObject({}),
  async (input, owner, form) => {
    const file = form.get(MENU_PDF_FIELD);
    const replacement = { section: "menu", column: "menu_pdf", remove: removeMenuPdf } as const;
    if (input[REMOVE_FIELD]) return replaceFile(owner, { ...replacement, path: null });
    if (!(file instanceof File)) return refused(MENU_PDF_MESSAGES.none);
    const stored = await storeMenuPdf(file, owner.business.id);
    if (!stored.ok) return refused(MENU_PDF_MESSAGES[stored.code]);
    return replaceFile(owner, { ...replacement, path: stored.value });
  },
  {
    name: "save-menu-pdf",
    returnTo: backToSection("menu"),
    slot: menuPdfSlot,
  },
);
