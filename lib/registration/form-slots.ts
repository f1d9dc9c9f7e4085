import "server-only";
import { formSlot } from "@/lib/forms/form-slot";
import type { FormState } from "@/lib/forms/form-state";
import type { RegistrationState } from "./model";

export const registrationSlot = formSlot<RegistrationState>("registration");
export const purchaseSlot = formSlot<FormState>("purchase");
export const claimSlot = formSlot<FormState>("claim");
