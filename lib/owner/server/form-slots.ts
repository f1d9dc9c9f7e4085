import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { PicturesState } from "../picture-state";
import type { Deleted } from "../removal";

import type { SectionState } from "../section-state";

export const dataSlot = formSlot<SectionState>("datos");
export const mapSlot = formSlot<SectionState>("mapa");
export const searchSlot = formSlot<SectionState>("herramientas");
export const hoursSlot = formSlot<SectionState>("horario");
export const todaySlot = formSlot<FormState>("hoy");
export const linksSlot = formSlot<SectionState>("redes");
export const privacySlot = formSlot<SectionState>("privacidad");
export const invitationSlot = formSlot<FormState>("invitar");
export const removalSlot = formSlot<FormState<Deleted>>("eliminar");
export const picturesSlot = formSlot<PicturesState>("fotos");
export const pictureTextsSlot = formSlot<SectionState>("textos-de-fotos");
import type { SectionSaved, SectionState } from "../section-state";

export const dataSlot = formSlot<SectionState>("datos");
export const linksSlot = formSlot<SectionState>("redes");
export const menuSlot = formSlot<SectionState>("menu");
export const menuPdfSlot = formSlot<FormState<SectionSaved>>("menu-pdf");
export const videoSlot = formSlot<SectionState>("video");
export const specialPromotionSlot = formSlot<SectionState>("promocion-especial");
export const promotionPictureSlot = formSlot<FormState<SectionSaved>>("promocion-imagen");
