import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { CodeSent } from "../model";

export const claimSlot = formSlot<FormState>("claim");
export const codeRequestSlot = formSlot<FormState<CodeSent>>("claim-code-request");
export const codeSlot = formSlot<FormState>("claim-code");
