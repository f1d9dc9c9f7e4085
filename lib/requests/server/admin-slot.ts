import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";

/** Outcome of a form of /admin/avisos; `values` say which one it was. */
export const adminRequestSlot = formSlot<FormState>("admin-request");
