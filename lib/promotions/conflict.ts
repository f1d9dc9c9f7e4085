import { EMPTY_FIELD } from "@/lib/businesses/edit-difference";
import { formFailure } from "@/lib/forms/form-state";
import type { SectionConflict } from "@/lib/owner/section-state";
import type { OwnPromotion } from "./model";
import type { PromotionValues } from "./schema";

/** Tells the second of two editors what the promotion says now where the form says something else. */
export function toPromotionConflict(values: PromotionValues, present: OwnPromotion, message: string): SectionConflict {
  const fields = [
    ["Título", present.title, values.titulo],
    ["Descripción", present.description, values.descripcion],
    ["Desde", present.startsOn, values.inicio],
    ["Hasta", present.endsOn, values.fin],
  ] as const;
  return {
    ...formFailure(message, { version: present.version }),
    conflict: {
      differences: fields
        .filter(([, theirs, yours]) => (theirs ?? "") !== (yours ?? ""))
        .map(([label, theirs, yours]) => ({ label, theirs: theirs || EMPTY_FIELD, yours: yours || EMPTY_FIELD })),
    },
  };
}
