import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { AuthFormState } from "../model";

export const loginSlot = formSlot<AuthFormState>("login");
export const createAccountSlot = formSlot<AuthFormState>("create-account");
export const recoverSlot = formSlot<AuthFormState>("recover");
export const confirmSlot = formSlot<AuthFormState>("confirm");
export const passwordSlot = formSlot<AuthFormState>("password");
export const deleteAccountSlot = formSlot<AuthFormState>("delete-account");
