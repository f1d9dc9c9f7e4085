import "server-only";
import { formSlot } from "@/lib/forms/form-slot";
import type { ReportFormState } from "./model";

export const reportSlot = formSlot<ReportFormState>("report");
