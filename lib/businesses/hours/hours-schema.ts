import { z } from "zod";
import type { IsoDate } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";
import { parseHoursForm } from "./hours-form";

export const hoursSchema = (today: IsoDate) =>
  z.record(z.string(), z.unknown()).transform((input, context) => {
    const values: FieldValues = Object.fromEntries(
      Object.entries(input).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    const { hours, errors } = parseHoursForm(values, today);
    for (const [name, message = ""] of Object.entries(errors)) {
      context.issues.push({ code: "custom", path: [name], message, input: values });
    }
    return hours;
  });
