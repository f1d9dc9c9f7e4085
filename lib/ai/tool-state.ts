import type { FormState } from "@/lib/forms/form-state";

/** `path`: where a browser without scripts goes on. */
export type ToolMade = { kind: "made"; path: string };
export type ToolState = FormState<ToolMade>;
