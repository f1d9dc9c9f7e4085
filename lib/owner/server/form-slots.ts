import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { Deleted } from "../removal";
import type { SectionState } from "../section-state";

export const dataSlot = formSlot<SectionState>("datos");
export const linksSlot = formSlot<SectionState>("redes");
export const privacySlot = formSlot<SectionState>("privacidad");
export const invitationSlot = formSlot<FormState>("invitar");
export const removalSlot = formSlot<FormState<Deleted>>("eliminar");
