import "server-only";
import type { FormState } from "@/lib/forms/form-state";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { Decided } from "../decision";

/** What came of a decision or its undo, for a browser without scripts. */
export const decisionSlot = formSlot<FormState<Decided>>("decision");
