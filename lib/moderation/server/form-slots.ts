import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { AddState, EditState } from "../edit-model";

export const editSlot = formSlot<EditState>("edit-business");
export const addSlot = formSlot<AddState>("add-business");
