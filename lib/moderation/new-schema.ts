import { z } from "zod";
import { line } from "@/lib/businesses/text-rules";
import { PLAN_IDS } from "@/lib/plans/plans";
import { EDIT_MESSAGES as MESSAGES } from "./edit-messages";
import { GIVEN_MONTHS, GIVEN_REASON_CHARACTERS } from "./new-fields";

export const newSchema = z
  .object({
    aprobacion: z.enum(["publicar", "espera"]).default("publicar"),
    plan: z.enum(PLAN_IDS).default("free"),
    meses: z.coerce
      .number()
      .refine((months) => GIVEN_MONTHS.some((each) => each === months))
      .default(1),
    motivo: line(GIVEN_REASON_CHARACTERS),
  })
  .superRefine(({ plan, motivo }, context) => {
    if (plan !== "free" && motivo === "")
      context.addIssue({ code: "custom", path: ["motivo"], message: MESSAGES.missingReason });
  })
  .transform(({ aprobacion, plan, meses, motivo }) => ({
    isPublished: aprobacion === "publicar",
    plan,
    months: plan === "free" ? 0 : meses,
    reason: motivo,
  }));
