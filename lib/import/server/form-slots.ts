import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { PartKept } from "../model";

export const uploadSlot = formSlot<FormState>("import-upload");
export const partSlot = formSlot<FormState<PartKept>>("import-part");
