import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { Deleted } from "../removal";
import type { SectionState } from "../section-state";

export const dataSlot = formSlot<SectionState>("datos");
export const hoursSlot = formSlot<SectionState>("horario");
export const todaySlot = formSlot<FormState>("hoy");
export const linksSlot = formSlot<SectionState>("redes");
export const invitationSlot = formSlot<FormState>("invitar");
export const removalSlot = formSlot<FormState<Deleted>>("eliminar");
