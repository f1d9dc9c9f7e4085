import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { ArcoFormState, MessageFormState } from "../model";

export const messageSlot = formSlot<MessageFormState>("message");
export const arcoSlot = formSlot<ArcoFormState>("arco");
