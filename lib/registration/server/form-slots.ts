import "server-only";
import type { AuthFormState } from "@/lib/auth/model";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { RegistrationState } from "../model";

export const registrationSlot = formSlot<RegistrationState>("registration");
export const wayInSlot = formSlot<AuthFormState>("way-in");
export const purchaseSlot = formSlot<FormState>("purchase");
