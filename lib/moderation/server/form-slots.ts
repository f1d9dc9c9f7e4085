import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { AddState, EditState, Saved } from "../edit-model";

export const editSlot = formSlot<EditState>("edit-business");
export const addSlot = formSlot<AddState>("add-business");
export const decisionSlot = formSlot<FormState<Saved>>("decide-business");
export const queueSlot = formSlot<FormState>("queue-decision");
