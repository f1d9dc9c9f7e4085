import "server-only";
import type { FieldErrors } from "@/lib/forms/form-state";
import type { Plan } from "@/lib/plans/plans";
import { adminClient } from "@/lib/supabase/admin";
import type { Json } from "@/lib/supabase/database.types";
import { BackendError } from "@/lib/supabase/public";
import { refusedFields } from "../edit-refusal";

const OUTCOMES = ["saved", "unchanged", "stale", "slugTaken", "ownerAsked", "unknown"] as const;
type Outcome = (typeof OUTCOMES)[number];

type Refused = { kind: "refused"; errors: FieldErrors };

type Changes = { [column: string]: Json };

export type BusinessEdit = {
  reviewerId: string;
  id: string;
  changes: Changes;
  version: string;
  /** An address, empty for nobody; null leaves it as it is. */
  owner: string | null;
  movesOwner: boolean;
};

/** Stores an administrator's edit, all of it or nothing. @throws {BackendError} */
export async function saveBusiness(edit: BusinessEdit): Promise<{ kind: Outcome } | Refused> {
  const { data, error } = await adminClient().rpc("save_administered_business", {
    reviewer: edit.reviewerId,
    business: edit.id,
    changes: edit.changes,
    version: edit.version,
    is_confirmed: edit.movesOwner,
    ...(edit.owner === null ? {} : { new_owner: edit.owner }),
  });
  const errors = error && refusedFields(error);
  if (errors) return { kind: "refused", errors };
  if (error) throw new BackendError("saveBusiness", error);
  return { kind: OUTCOMES.find((each) => each === data) ?? "unknown" };
}

export type NewBusiness = {
  reviewerId: string;
  /** The form's id: sent twice, it makes one business. */
  request: string;
  /** Id of the new business; its pictures are in folders of that name. */
  id: string;
  form: Changes;
  slugs: readonly string[];
  isPublished: boolean;
  owner: string;
  plan: Plan;
  months: number;
  reason: string;
};

/** Adds a business. `isNew` is false for a form that has made one before. @throws {BackendError} */
export async function addBusiness(made: NewBusiness): Promise<{ kind: "added"; id: string; isNew: boolean } | Refused> {
  const { data, error } = await adminClient().rpc("add_administered_business", {
    reviewer: made.reviewerId,
    request: made.request,
    new_id: made.id,
    form: made.form,
    slugs: [...made.slugs],
    is_published: made.isPublished,
    new_owner: made.owner,
    given_plan: made.plan,
    months: made.months,
    reason: made.reason,
  });
  const errors = error && refusedFields(error);
  if (errors) return { kind: "refused", errors };
  if (error) throw new BackendError("addBusiness", error);
  const [row] = data;
  if (!row) throw new Error("add_administered_business gave no row");
  return { kind: "added", id: row.id, isNew: row.is_new };
}
