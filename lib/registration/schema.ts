import { z } from "zod";
import { businessSchema } from "@/lib/businesses/schema";
import type { Plan } from "@/lib/plans/plans";
import { BUSINESS_FIELD_NAMES } from "./fields";
import { FIELD_LIMITS } from "./limits";
import { REGISTRATION_MESSAGES as MESSAGES } from "./messages";

const error = MESSAGES.emailInvalid;

const contactEmail = z.union(
  [z.literal("").transform(() => null), z.email({ error }).max(FIELD_LIMITS.email, { error }).toLowerCase()],
  {
    error,
  },
);

/** Rules of a plan's registration form. Fields above the plan are left out before (`valuesOfPlan`). */
export const registrationSchema = (plan: Plan) =>
  businessSchema(BUSINESS_FIELD_NAMES, plan).safeExtend({
    correo: z.string().trim().default("").pipe(contactEmail),
  });

export type Registration = z.infer<ReturnType<typeof registrationSchema>>;
