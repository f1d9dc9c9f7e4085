import type { FormAction } from "@/lib/forms/form-state";
import type { Decided } from "@/lib/moderation/decision";

export const BULK_PLACE = "tabla";
export const cardPlace = (id: string): string => `tarjeta ${id}`;
export const rowPlace = (id: string): string => `fila ${id}`;

/** Action for a form element: without scripts nobody looks at what it returns (lib/forms/server/form-slot.ts). */
export const nativeAction = (action: FormAction<Decided>) => action as unknown as (form: FormData) => Promise<void>;
