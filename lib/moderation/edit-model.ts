import type { EditDifference } from "@/lib/businesses/edit-difference";

import type { FieldValues, FormFailure, FormState } from "@/lib/forms/form-state";
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
  /** Why it was rejected. */
  reason: string | null;
  owner: { state: OwnerState; email: string | null };
  visits: number;
  /** Open ones. */
  claims: number;
  clicks: number;
  /** Null for a plan without end, too. */
  paidUntil: string | null;
  source: string | null;
  createdAt: string;
  updatedAt: string;
  /** Since when a change of its owner waits. */
  revisionAt: string | null;
  formerSlugs: readonly string[];
  hasWeeklyHours: boolean;
  /** The path of the stored file. */
  menuPdf: string | null;
  pictures: Readonly<Record<EditedPicture, readonly StoredPictureOf[]>>;
  /** What the fields hold, with what stands for this version. */
  values: FieldValues;
  version: string;
  /** The administrator who changed it after the moment that was asked about. */
  changedBy: { email: string | null; at: string } | null;
};

/** A business that resembles one that is about to be added. */
export type AlikeBusiness = { id: string; name: string; address: string | null; phone: string | null };

/** Somebody else has changed it meanwhile. */
export type EditConflict = FormFailure & { conflict: { differences: readonly EditDifference[] } };
/** An added business has a double, perhaps. */
export type AlikeFound = FormFailure & { alike: readonly AlikeBusiness[] };
/** What is said of it, and where a browser without scripts goes on. */
export type Saved = { kind: "saved"; path: string; title: string; text: string };

export type EditState = FormState<Saved | EditConflict>;
export type AddState = FormState<Saved | AlikeFound>;
