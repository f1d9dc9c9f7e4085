import { z } from "zod";
import { failure, success } from "@/lib/result";
import { faultsOf } from "./check-text";
import { MAX_DISHES, MAX_SECTIONS, type MenuSectionText, tidyDish, tidyTitle } from "./menu-text";
import { MENU_PROMPT } from "./prompts";
import type { TextTask } from "./text-task";

export type MenuReading = {
  sections: MenuSectionText[];
  isCut: boolean;
};

const answerSchema = z.object({
  es_menu: z.boolean(),
  secciones: z.array(
    z.object({
      titulo: z.string().nullable(),
      platillos: z.array(
        z.object({ nombre: z.string(), precio: z.string().nullable(), nota: z.string().nullable(), duda: z.boolean() }),
      ),
    }),
  ),
});
type MenuAnswer = z.infer<typeof answerSchema>;

/** No dish: somebody's telephone, an address of the web. Its owner looks at it. */
const isForeign = (text: string): boolean =>
  faultsOf(text, {}).some((fault) => fault === "telephone" || fault === "address");

/** An answer as dishes to correct: plain text on one line each, with bounds. Whatever it says, it is the name of a dish. */
export function toReading({ es_menu, secciones }: MenuAnswer): MenuReading {
  if (!es_menu) return { sections: [], isCut: false };
  let left = MAX_DISHES;
  let isCut = false;
  const sections = secciones.flatMap(({ titulo, platillos }) => {
    const dishes = platillos.flatMap(({ nombre, precio, nota, duda }) => {
      const { isTooLong, ...dish } = tidyDish({ name: nota ? `${nombre} (${nota})` : nombre, price: precio ?? "" });
      const isUncertain = duda || isTooLong || isForeign(dish.name) || isForeign(dish.price);
      return dish.name || dish.price ? [{ ...dish, isUncertain }] : [];
    });
    isCut ||= dishes.length > left;
    const taken = dishes.slice(0, left);
    left -= taken.length;
    return taken.length > 0 ? [{ title: tidyTitle(titulo ?? ""), dishes: taken }] : [];
  });
  return { sections: sections.slice(0, MAX_SECTIONS), isCut: isCut || sections.length > MAX_SECTIONS };
}

export const readMenu: TextTask<{ name: string }, MenuAnswer> = {
  kind: "menu",
  prompt: MENU_PROMPT,
  schema: answerSchema,
  // Some three hundred dishes.
  maxOutputTokens: 12_000,
  // A full page is written for a minute; a use that has not ended counts for two (`begin_ai_use`).
  deadlineMs: 90_000,
  told: ({ name }) => ({ negocio: name }),
  check: (answer) => (toReading(answer).sections.length > 0 ? success(answer) : failure("nothing")),
  // Nobody reads a photo by rules.
  draft: null,
};
