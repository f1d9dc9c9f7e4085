import { typeInto } from "@/lib/browser/early-typing";
import { parseDegrees } from "@/lib/geo/coordinates";
import { type Position, parsePosition } from "@/lib/geo/position";

/** A tenth of a metre: a press of a key on the nearest map is more. */
const DECIMALS = 6;

const written = (degrees: number | undefined): string =>
  degrees === undefined ? "" : String(Number(degrees.toFixed(DECIMALS)));

const fieldOf = (form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | null => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

export const typedIn = (form: HTMLFormElement | null | undefined, name: string): string =>
  fieldOf(form, name)?.value.trim() ?? "";

export function typeInField(form: HTMLFormElement | null | undefined, name: string, text: string): void {
  const field = fieldOf(form, name);
  if (field && field.value !== text) typeInto(field, text);
}

export const typedPosition = (form: HTMLFormElement | null | undefined): Position | null =>
  parsePosition(parseDegrees(typedIn(form, "latitud")), parseDegrees(typedIn(form, "longitud")));

/** Null takes the pin off. */
export function typePosition(form: HTMLFormElement | null | undefined, position: Position | null): void {
  typeInField(form, "latitud", written(position?.lat));
  typeInField(form, "longitud", written(position?.lng));
}
