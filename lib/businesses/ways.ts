import { fold } from "../text/fold";

export type Choice<Id extends string = string> = { id: Id; label: string };

/** Ways to pay; the same in the check of negocios.formas_de_pago. */
export const PAYMENT_METHODS = [
  { id: "efectivo", label: "Efectivo" },
  { id: "tarjeta", label: "Tarjeta" },
  { id: "transferencia", label: "Transferencia" },
  { id: "codi", label: "CoDi" },
  { id: "vales", label: "Vales" },
] as const satisfies readonly Choice[];

/** Ways of delivery; the same in the check of negocios.entrega. */
export const DELIVERY_WAYS = [
  { id: "domicilio", label: "A domicilio" },
  { id: "para-llevar", label: "Para llevar" },
] as const satisfies readonly Choice[];

export const findChoice = <Id extends string>(choices: readonly Choice<Id>[], text: string): Choice<Id> | undefined =>
  choices.find(({ id, label }) => id === fold(text.trim()) || fold(label) === fold(text.trim()));

export const chosenOf = <Id extends string>(choices: readonly Choice<Id>[], ids: readonly string[]): Choice<Id>[] =>
  choices.filter(({ id }) => ids.includes(id));
