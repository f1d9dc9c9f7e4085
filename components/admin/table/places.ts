import type { FormAction } from "@/lib/forms/form-state";
import type { Decided } from "@/lib/moderation/decision";

/** Where a decision is taken, and its way back shown. */
export const BULK_PLACE = "tabla";
export const cardPlace = (id: string): string => `tarjeta ${id}`;
export const rowPlace = (id: string): string => `fila ${id}`;

/** For a form element: without scripts nobody looks at what the action returns (lib/forms/server/form-slot.ts). */
export const nativeAction = (action: FormAction<Decided>) => action as unknown as (form: FormData) => Promise<void>;
