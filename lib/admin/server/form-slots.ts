import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";

export const endSessionsSlot = formSlot<FormState>("end-sessions");
export const addAdministratorSlot = formSlot<FormState>("add-administrator");
