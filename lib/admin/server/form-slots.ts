import "server-only";
import type { FormFailure, FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";

export const endSessionsSlot = formSlot<FormState>("end-sessions");
export const exportProofSlot = formSlot<FormFailure>("export-proof");
export const addAdministratorSlot = formSlot<FormState>("add-administrator");
