import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { ReportFormState } from "../model";

export const reportSlot = formSlot<ReportFormState>("report");
