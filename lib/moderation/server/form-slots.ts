import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";

export const queueSlot = formSlot<FormState>("queue-decision");
