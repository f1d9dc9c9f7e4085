import { toTextList } from "@/lib/database-rows/row";
import type { FieldName } from "./fields";
import { fieldOf } from "./fields-of";
import { chosenOf } from "./ways";

export function fieldWords(name: FieldName, value: string): string {
  const { choices } = fieldOf(name);
  if (!choices) return value;
  return chosenOf(choices, toTextList(value))
    .map(({ label }) => label)
    .join(", ");
}
