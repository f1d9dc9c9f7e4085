import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { MissingFormState } from "../missing";

export const missingSlot = formSlot<MissingFormState>("missing");
