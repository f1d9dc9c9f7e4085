import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { DescriptionAnswer } from "../description-answer";

/** Answer for a browser without scripts, beside what it had typed. */
export const descriptionSlot = formSlot<DescriptionAnswer>("descripcion");
