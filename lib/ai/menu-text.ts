import { asUnpriced, type MenuSection, parseMenu } from "@/lib/businesses/menu";
import { formatCount } from "@/lib/format";
import { PESOS, WRITTEN_AMOUNT } from "@/lib/text/written-amount";
import { shorten, toPlainText } from "./check-text";

/** A dish as it is printed: "18-22" and "s/p" are prices too. */
export type DishText = { name: string; price: string };
/** `isUncertain`: it could not be read well, and its owner looks at it. */
export type ReadDish = DishText & { isUncertain: boolean };
/** `title` empty: dishes before the first heading. */
export type MenuSectionText = { title: string; dishes: readonly ReadDish[] };

/** Dishes of all photos together. A menu has 400 lines (`BUSINESS_FIELDS.menu`), with headings and what sets them apart. */
export const MAX_DISHES = 300;
export const MAX_SECTIONS = 40;
const MAX_CHARACTERS = { name: 160, price: 30, title: 80 } as const;

/** 18, $ 18.00, 1,250, 45,00 or $15 c/u. */
const AMOUNT = new RegExp(`^\\$?\\s*(${WRITTEN_AMOUNT})\\s*${PESOS}?\\s*(\\p{L}[^\\d$]{0,20})?$`, "iu");
const ONLY_NUMBERS = /^\d[\d\s.,/–—-]*$/;
const BULLETS = /^(?:[-*•·–—]\s+)+/;
const LEADER = /[\s.:·…–—-]+$/;
const LAST_AMOUNT = /(\d[\d.,]*\s*(?:mxn|pesos)?)$/i;

const tidy = (text: string): string => toPlainText(text).replace(/\s+/g, " ").replace(BULLETS, "").replace(LEADER, "");

export function tidyDish({ name, price }: DishText): DishText & { isTooLong: boolean } {
  const whole = tidy(name);
  const short = { name: shorten(whole, MAX_CHARACTERS.name), price: shorten(tidy(price), MAX_CHARACTERS.price) };
  return { ...short, isTooLong: short.name !== whole };
}

export const tidyTitle = (title: string): string => shorten(tidy(title), MAX_CHARACTERS.title);

/** Reads a line by itself; null for a heading or a link. */
function itemOf(line: string) {
  const menu = parseMenu(`Tacos:\n${line}`);
  const sections = menu?.kind === "list" ? menu.sections : [];
  return sections.length === 1 ? sections[0]?.items[0] : null;
}

/** Capitals alone would be a heading. */
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** A line that is a dish without a price, whatever numbers and signs it holds. */
function unpricedLine(text: string): string {
  const isPriced = (itemOf(text)?.priceMxn ?? null) !== null;
  const plain = text.replaceAll("$", "").replace(/\s+/g, " ").trim();
  const line = isPriced ? plain.replace(LAST_AMOUNT, "($1)") : text;
  const dish = itemOf(line) ? line : asSentence(line);
  return itemOf(dish)?.unreadLine === undefined ? dish : asUnpriced(dish);
}

function bracketed(price: string): string {
  const plain = price.replaceAll("$", "").replace(/\s+/g, " ").trim();
  if (!/[\p{L}\d]/u.test(plain)) return "";
  return ONLY_NUMBERS.test(plain) ? `(${plain} pesos)` : `(${plain})`;
}

function dishLine(dish: DishText): string {
  const { name, price } = tidyDish(dish);
  const [, amount, unit = ""] = AMOUNT.exec(price) ?? [];
  const parts = amount ? [name, `$${amount}`, unit.trim()] : [name, bracketed(price)];
  const line = parts.filter(Boolean).join(" ");
  return amount || line === "" ? line : unpricedLine(line);
}

const headingLine = (title: string): string[] => {
  const plain = tidyTitle(title).replaceAll("$", "").trim();
  return plain ? [`${plain}:`] : [];
};

/** Writes dishes as a menu that `parseMenu` reads: those without a section first. @param mark for uncertain lines. */
export function toMenuText(sections: readonly MenuSectionText[], mark = ""): string {
  const untitled = sections.filter(({ title }) => headingLine(title).length === 0).flatMap(({ dishes }) => dishes);
  const titled = sections.filter(({ title }) => headingLine(title).length > 0);
  const blocks = [{ title: "", dishes: untitled }, ...titled].flatMap(({ title, dishes }) => {
    const lines = dishes.flatMap((dish) => {
      const line = dishLine(dish);
      return line ? [`${line}${dish.isUncertain ? mark : ""}`] : [];
    });
    return lines.length > 0 ? [[...headingLine(title), ...lines].join("\n")] : [];
  });
  const text = blocks.join("\n\n");
  // A single dish that looks like an address would be the link to a menu.
  return parseMenu(text)?.kind === "link" ? `${OTHERS}\n${text}` : text;
}

const OTHERS = "Otros:";

const sectionsOf = (text: string): readonly MenuSection[] => {
  const menu = parseMenu(text);
  return menu?.kind === "list" ? menu.sections : [];
};

/** A menu with further dishes below it: those without a section do not fall into its last one. A link is no menu to add to. */
export function addToMenu(before: string, added: string): string {
  const stands = sectionsOf(before);
  if (stands.length === 0) return added;
  const needsHeading = stands.at(-1)?.title !== null && sectionsOf(added)[0]?.title === null;
  return [before.trimEnd(), needsHeading ? `${OTHERS}\n${added}` : added].join("\n\n");
}

export const countDishes = (sections: readonly MenuSectionText[]) => {
  const dishes = sections.flatMap((section) => section.dishes);
  return { dishes: dishes.length, uncertain: dishes.filter(({ isUncertain }) => isUncertain).length };
};

/** Outcome of photos, in words. @param mark of uncertain lines, where they are marked in the text. */
export function readSentence(sections: readonly MenuSectionText[], mark = ""): string {
  const { dishes, uncertain } = countDishes(sections);
  const read = `Leímos ${formatCount(dishes, "platillo", "platillos")}`;
  if (uncertain === 0) return `${read}. Compáralos con tu menú antes de guardar.`;
  return mark
    ? `${read}. Los renglones que terminan en «${mark.trim()}» no se leían bien: corrígelos, borra el signo y guarda.`
    : `${read}; ${uncertain} por revisar.`;
}
