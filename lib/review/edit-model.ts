import type { EditDifference } from "@/lib/businesses/edit-difference";
import type { FormFailure } from "@/lib/forms/form-state";
import type { Json } from "@/lib/supabase/database.types";

export const STATE_WORDS = {
  published: "Publicado",
  waiting: "Pendiente",
  rejected: "Rechazado",
  deleted: "Eliminado",
} as const;

export type BusinessState = keyof typeof STATE_WORDS;

/** Nobody; somebody who has not signed in yet; who has and did not say "Sí, es mío"; or an owner. */
export type OwnerState = "none" | "invited" | "asked" | "accepted";

/** A picture as it stands in its column (`item`); legacy rows hold more than paths. */
export type StoredPictureOf = { index: number; item: Json; url: string | null };

export type AlikeBusiness = { id: string; name: string; address: string | null; phone: string | null };

export type EditConflict = FormFailure & { conflict: { differences: readonly EditDifference[] } };
export type AlikeFound = FormFailure & { alike: readonly AlikeBusiness[] };
/** Words on it, and where a browser without scripts goes on. */
export type Saved = { kind: "saved"; path: string; title: string; text: string };
