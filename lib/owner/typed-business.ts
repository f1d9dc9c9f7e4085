import type { Section } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { hasField, textFieldsOf } from "@/lib/businesses/fields-of";
import { toColumns } from "@/lib/businesses/form-mapper";
import { toBusiness } from "@/lib/businesses/mapper";
import type { Business } from "@/lib/businesses/model";
import { businessSchema } from "@/lib/businesses/schema";
import type { OwnedBusiness } from "./owned-business";

const PARTS: readonly Section[] = ["contact", "place", "about", "hours", "links", "menu", "video", "promotion"];

/** Of a position both numbers are one thing. */
const POSITION = ["latitud", "longitud"] as const satisfies readonly TextFieldName[];
const isCoordinate = (name: TextFieldName): boolean => POSITION.some((each) => each === name);

/** What the fields of a form hold, as far as it can be stored and the plan has it: what is half typed counts for nothing yet. */
export function typedBusiness({ row, business: { plan } }: OwnedBusiness, form: FormData): Business {
  const names = textFieldsOf(PARTS).filter((name) => form.has(name) && hasField(plan, name));
  const groups = [...names.filter((name) => !isCoordinate(name)).map((name) => [name]), names.filter(isCoordinate)];
  const columns = groups.map((group) => {
    const typed = businessSchema(group, plan).safeParse(
      Object.fromEntries(group.map((name) => [name, form.get(name)])),
    );
    return typed.success ? toColumns(typed.data) : {};
  });
  return toBusiness(Object.assign({}, row, ...columns));
}
