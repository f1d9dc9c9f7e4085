import type { Row } from "@/lib/database-rows/row";
import { type FieldValues, TEXT_FIELDS } from "./fields";

export type Draft = { values: FieldValues; request: string | null };

const fieldsOf = (value: unknown): Row => Object.fromEntries(Object.entries(value ?? {}));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads what a device kept, by this version or another one; null when nothing of it can be used. */
export function parseDraft(text: string | null): Draft | null {
  try {
    const { values, request } = fieldsOf(JSON.parse(text ?? "null"));
    const kept = fieldsOf(values);
    const known = TEXT_FIELDS.flatMap((name) => {
      const value = kept[name];
      return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
    });
    if (known.length === 0) return null;
    return {
      values: Object.fromEntries(known),
      request: typeof request === "string" && UUID.test(request) ? request : null,
    };
  } catch {
    return null;
  }
}

/** A later form over an earlier one: fields that the present plan has not stay as they were. */
export const mergeDraft = (before: Draft | null, values: FieldValues, request: string | null): Draft => ({
  values: { ...before?.values, ...values },
  request,
});
