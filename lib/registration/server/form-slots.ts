import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { RegistrationState } from "../model";

export const registrationSlot = formSlot<RegistrationState>("registration");
export const purchaseSlot = formSlot<FormState>("purchase");
