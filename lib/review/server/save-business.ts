import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import type { Database } from "@/lib/supabase/database.types";
import { BackendError } from "@/lib/supabase/public";
import { refusedFields } from "../edit-schema";

const OUTCOMES = ["saved", "unchanged", "stale", "slugTaken", "ownerAsked", "unknown"] as const;

type Question<Name extends keyof Database["public"]["Functions"]> = Database["public"]["Functions"][Name]["Args"];

/** Stores an administrator's edit, all of it or nothing. @throws {BackendError} */
export async function saveBusiness(edit: Question<"save_administered_business">) {
  const { data, error } = await adminClient().rpc("save_administered_business", edit);
  const errors = error && refusedFields(error);
  if (errors) return { kind: "refused" as const, errors };
  if (error) throw new BackendError("saveBusiness", error);
  return { kind: OUTCOMES.find((each) => each === data) ?? "unknown" };
}

/** Adds a business. `isNew` is false for a form that has made one before. @throws {BackendError} */
export async function addBusiness(made: Question<"add_administered_business">) {
  const { data, error } = await adminClient().rpc("add_administered_business", made);
  const errors = error && refusedFields(error);
  if (errors) return { kind: "refused" as const, errors };
  if (error) throw new BackendError("addBusiness", error);
  const [row] = data;
  if (!row) throw new Error("add_administered_business gave no row");
  return { kind: "added" as const, id: row.id, isNew: row.is_new };
}
