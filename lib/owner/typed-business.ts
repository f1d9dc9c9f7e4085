import type { BusinessRow, Section } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { hasField, textFieldsOf } from "@/lib/businesses/fields-of";
import { toColumns } from "@/lib/businesses/form-mapper";
import { dayField } from "@/lib/businesses/hours/day-draft";
import { HOURS_NOTE_FIELD, parseHoursForm } from "@/lib/businesses/hours/hours-form";
import { parseSpecialDays, specialDaysColumn, withToday } from "@/lib/businesses/hours/special-days";
import { parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import type { Business } from "@/lib/businesses/model";
import { businessSchema } from "@/lib/businesses/schema";
import { type IsoDate, WEEKDAYS } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";
import { readForm } from "@/lib/forms/read-form";
import { picturePath } from "@/lib/images/picture-data";
import { type OwnedBusiness, shownBusiness } from "./owned-business";
import { altField, altUrlField } from "./picture-state";
import { ownTexts } from "./pictures";
import { privacySchema } from "./privacy";

const PARTS: readonly Section[] = [
  ...(["contact", "place", "about", "ways", "hours", "links"] as const),
  ...(["menu", "video", "promotion"] as const),
];

/** Of a position both numbers are one thing. */
const POSITION = ["latitud", "longitud"] as const satisfies readonly TextFieldName[];
const isCoordinate = (name: TextFieldName): boolean => POSITION.some((each) => each === name);

function typedFields(
  { business: { plan } }: OwnedBusiness,
  form: FormData,
  input: ReturnType<typeof readForm>["input"],
) {
  const names = textFieldsOf(PARTS).filter((name) => form.has(name) && hasField(plan, name));
  const groups = [...names.filter((name) => !isCoordinate(name)).map((name) => [name]), names.filter(isCoordinate)];
  const columns = groups.map((group) => {
    const typed = businessSchema(group, plan).safeParse(Object.fromEntries(group.map((name) => [name, input[name]])));
    return typed.success ? toColumns(typed.data) : {};
  });
  return Object.assign({}, ...columns);
}

function typedHours({ row, business: { plan } }: OwnedBusiness, values: FieldValues, today: IsoDate) {
  if (!(HOURS_NOTE_FIELD in values) || !hasField(plan, "horario_semanal")) return {};
  const { hours, errors } = parseHoursForm(values, today);
  const stored = parseWeeklyHours(row.horario);
  const unfinished = WEEKDAYS.filter((day) => dayField(day) in errors).map((day) => [day, stored?.[day]]);
  const days = withToday(parseSpecialDays(row.horario_especial), hours.special, today);
  const horario = { ...Object.fromEntries(unfinished), ...hours.week };
  return { horario, hours: hours.text, horario_especial: specialDaysColumn(days) };
}

function typedPictures(owned: OwnedBusiness, values: FieldValues) {
  if (!(altUrlField(0) in values)) return {};
  const present = ownTexts(owned);
  const facts = new Map<string, unknown>(Object.entries(owned.row.imagenes_datos ?? {}));
  for (let index = 0; altUrlField(index) in values; index += 1) {
    const url = values[altUrlField(index)] ?? "";
    const path = picturePath(url);
    if (url in present) facts.set(path, Object.assign({}, facts.get(path), { alt: values[altField(index)]?.trim() }));
  }
  return { imagenes_datos: Object.fromEntries(facts) };
}

function typedPrivacy({ row }: OwnedBusiness, input: ReturnType<typeof readForm>["input"]) {
  const typed = "telefono_al_tocar" in input ? privacySchema.safeParse(input) : null;
  if (!typed?.success) return {};
  const isHidden = typed.data.telefono_al_tocar || typed.data.solo_whatsapp;
  return { ...typed.data, telefono_oculto: isHidden && Boolean(row.telefono) };
}

/** Business of a form, as far as it can be stored and the plan has it. @param today the day in Mexico City. */
export function typedBusiness(owned: OwnedBusiness, form: FormData, today: IsoDate): Business {
  const { input, values } = readForm(form);
  const typed: BusinessRow = Object.assign(
    typedFields(owned, form, input),
    typedHours(owned, values, today),
    typedPictures(owned, values),
    typedPrivacy(owned, input),
  );
  return shownBusiness(owned, typed);
}
