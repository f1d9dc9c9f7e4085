import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { SectionState } from "@/lib/owner/section-state";

export const promotionSlot = formSlot<SectionState>("promocion");
