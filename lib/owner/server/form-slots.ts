import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { SectionState } from "../section-state";

export const dataSlot = formSlot<SectionState>("datos");
export const linksSlot = formSlot<SectionState>("redes");
