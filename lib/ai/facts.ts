import { describeWeek } from "@/lib/businesses/hours/describe-hours";
import type { Business } from "@/lib/businesses/model";
import { chosenOf, DELIVERY_WAYS, PAYMENT_METHODS } from "@/lib/businesses/ways";

export type BusinessFacts = ReturnType<typeof factsOf>;

export type DescriptionInput = {
  facts: BusinessFacts;
  city: string;
  tone: string;
  /** Characters that the plan lets a description have. */
  most: number;
};

const MAX_SERVICES = 30;
/** Characters that a name may have: one that is cut off is another one. */
const MAX_CHARACTERS = 150;
const MAX_DESCRIPTION_LENGTH = 2000;

const short = (text: string): string => text.slice(0, MAX_CHARACTERS);
const shortOrNull = (text: string | null): string | null => (text === null ? null : short(text));
const labels = (choices: readonly { label: string }[]): string[] => choices.map(({ label }) => label);

/** All that a model is told of a business: what anybody reads on its page, without telephone, street or e-mail. */
export function factsOf(business: Business) {
  return {
    nombre: short(business.name),
    categoria: short(business.category),
    giro: shortOrNull(business.activity),
    colonia: shortOrNull(business.neighborhood),
    servicios: business.services.slice(0, MAX_SERVICES).map(short),
    horario: business.weeklyHours
      ? describeWeek(business.weeklyHours).map(({ days, hours }) => `${days}: ${hours}`)
      : [],
    formas_de_pago: labels(chosenOf(PAYMENT_METHODS, business.paymentMethods)),
    entrega: labels(chosenOf(DELIVERY_WAYS, business.deliveryWays)),
    descripcion_actual: business.description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null,
  };
}
