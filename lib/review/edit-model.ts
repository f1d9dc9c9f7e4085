import type { EditDifference } from "@/lib/businesses/edit-difference";

import type { FieldValues, FormFailure } from "@/lib/forms/form-state";
import type { Plan } from "@/lib/plans/plans";
import type { Json } from "@/lib/supabase/database.types";
import type { EditedPicture } from "./edit-fields";

export type BusinessState = "published" | "waiting" | "rejected" | "deleted";

/** Nobody; somebody who has not signed in yet; who has and did not say "Sí, es mío"; or an owner. */
export type OwnerState = "none" | "invited" | "asked" | "accepted";

/** A picture as it stands in its column (`item`); legacy rows hold more than paths. */
export type StoredPictureOf = { index: number; item: Json; url: string | null };

/** A business as an administrator sees and edits it. Moments are ISO timestamps. */
export type AdministeredBusiness = {
  id: string;
  name: string;
  slug: string;
  plan: Plan;
  state: BusinessState;
  deletedAt: string | null;
  reason: string | null;
  owner: { state: OwnerState; email: string | null };
  visits: number;
  claims: number;
  clicks: number;
  /** Null for a plan without end, too. */
  paidUntil: string | null;
  source: string | null;
  createdAt: string;
  updatedAt: string;
  revisionAt: string | null;
  formerSlugs: readonly string[];
  hasWeeklyHours: boolean;
  menuPdf: string | null;
  pictures: Readonly<Record<EditedPicture, readonly StoredPictureOf[]>>;
  values: FieldValues;
  version: string;
  changedBy: { email: string | null; at: string } | null;
};

export type AlikeBusiness = { id: string; name: string; address: string | null; phone: string | null };

export type EditConflict = FormFailure & { conflict: { differences: readonly EditDifference[] } };
export type AlikeFound = FormFailure & { alike: readonly AlikeBusiness[] };
/** Words on it, and where a browser without scripts goes on. */
export type Saved = { kind: "saved"; path: string; title: string; text: string };
