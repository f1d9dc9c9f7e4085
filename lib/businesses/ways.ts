import { fold } from "../text/fold";

/** One of what a field offers to tick: the id is stored, and stands in addresses. */
export type Choice<Id extends string = string> = { id: Id; label: string };

/** How one pays; the same in the check of negocios.formas_de_pago. */
export const PAYMENT_METHODS = [
  { id: "efectivo", label: "Efectivo" },
  { id: "tarjeta", label: "Tarjeta" },
  { id: "transferencia", label: "Transferencia" },
  { id: "codi", label: "CoDi" },
  { id: "vales", label: "Vales" },
] as const satisfies readonly Choice[];

/** How one gets it; the same in the check of negocios.entrega. */
export const DELIVERY_WAYS = [
  { id: "domicilio", label: "A domicilio" },
  { id: "para-llevar", label: "Para llevar" },
] as const satisfies readonly Choice[];

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]["id"];
export type DeliveryWay = (typeof DELIVERY_WAYS)[number]["id"];

/** The choice that an address or a file names, by its id or in its words. */
export const findChoice = <Id extends string>(choices: readonly Choice<Id>[], text: string): Choice<Id> | undefined =>
  choices.find(({ id, label }) => id === fold(text.trim()) || fold(label) === fold(text.trim()));

/** Those of the choices that are named, in the order of the choices. */
export const chosenOf = <Id extends string>(choices: readonly Choice<Id>[], ids: readonly string[]): Choice<Id>[] =>
  choices.filter(({ id }) => ids.includes(id));
