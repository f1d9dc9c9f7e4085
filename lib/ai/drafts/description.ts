import type { DescriptionInput } from "../description";

/** "a, b y c" */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} y ${words.at(-1)}`;

/** A description put together from the facts alone. */
export function draftDescription({ facts, city, most }: DescriptionInput): string {
  const place = facts.colonia ? `en la colonia ${facts.colonia}, ${city}` : `en ${city}`;
  const what = facts.giro ?? facts.categoria;
  const services = facts.servicios.slice(0, 5).map((each) => each.toLowerCase());
  const sentences = [
    `${facts.nombre}: ${what.toLowerCase()} ${place}.`,
    services.length > 0 && `Aquí encuentras ${listed(services)}.`,
    facts.entrega.length > 0 && `Te atendemos también ${listed(facts.entrega.map((each) => each.toLowerCase()))}.`,
    facts.formas_de_pago.length > 1 && `Aceptamos ${listed(facts.formas_de_pago.map((each) => each.toLowerCase()))}.`,
    "Escríbenos o visítanos: te atendemos con gusto.",
  ].filter((sentence) => sentence !== false);
  let text = "";
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length <= most) text = longer;
  }
  return text;
}
