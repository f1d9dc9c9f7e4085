import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { Decided } from "../decision";
import type { AddState, EditState } from "../edit-model";

export const editSlot = formSlot<EditState>("edit-business");
export const addSlot = formSlot<AddState>("add-business");
export const decisionSlot = formSlot<FormState<Decided>>("decision");
export const queueSlot = formSlot<FormState>("queue-decision");
