import type { Field } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";

/** By the kinds whose columns take any words. */
const VALUES: Partial<Readonly<Record<Field["kind"], unknown>>> = {
  line: "Palabras",
  lines: "Palabras",
  list: ["Palabras"],
};

/** A value of each column of plain words that owners write from the plan free on, or only above it. */
export const plainValues = (of: "free" | "above"): Record<string, unknown> =>
  Object.fromEntries(
    Object.values<Field>(BUSINESS_FIELDS).flatMap(({ kind, writer, columns: [column] }) =>
      writer !== "administrator" && (writer === "free") === (of === "free") && kind in VALUES
        ? [[column, VALUES[kind]]]
        : [],
    ),
  );
