import { menuLink } from "./menu-link";

type MenuItem = { name: string; priceMxn: number | null };
/** Items before the first heading have no title. */
export type MenuSection = { title: string | null; items: MenuItem[] };

export type Menu =
  | { kind: "link"; url: string; embedUrl: string | null }
  | { kind: "list"; sections: readonly MenuSection[] };

/** "$18", the last of a line. */
const AMOUNT = /\$\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?!\d)(?:\s*(?:mxn|pesos)\b)?/gi;
/** A number without its sign, at the end: after dots, a dash, a colon or a gap ("Pastor .... 18"), or before "pesos". */
const PLAIN_AMOUNT =
  /(?:\s*(?:\.{2,}|…|\t|\s{2,})\s*|\s*:\s*|\s[-–—]\s*|\s(?=[\d.,]+\s*(?:mxn|pesos)$))(\d{1,3}(?:,\d{3})+|\d{1,5})(\.\d{1,2})?(?:\s*(?:mxn|pesos))?$/i;
/** Longer lines are no dishes and stay as they are: the patterns below would be slow on hostile text. */
const MAX_LINE_LENGTH = 300;
const BULLET = /^[-*•·–—]\s+/;
/** As it is pasted from a chat. */
const BOLD = /^\*([^*]+)\*:?$/;
/** Dots, dashes and colons that led to the price. */
const LEADER = /[\s.:·…–—-]+$/;

function parseItem(line: string): MenuItem {
  if (line.length > MAX_LINE_LENGTH) return { name: line, priceMxn: null };
  const amount = [...line.matchAll(AMOUNT)].at(-1) ?? PLAIN_AMOUNT.exec(line);
  if (!amount || (amount.index === 0 && !line.startsWith("$"))) return { name: line, priceMxn: null };
  const before = line.slice(0, amount.index).replace(LEADER, "");
  const after = line.slice(amount.index + amount[0].length).trim();
  const price = Number(`${amount[1]?.replaceAll(",", "")}${amount[2] ?? ""}`);
  return { name: [before, after].filter(Boolean).join(" "), priceMxn: price };
}

const isAllCapitals = (line: string): boolean => line.length > 2 && /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);

function parseList(text: string): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const rawLine of text.split(/\r?\n/)) {
    const line = rawLine.trim().replace(BULLET, "");
    if (line === "") continue;
    const item = parseItem(line);
    const bold = BOLD.exec(line)?.[1];
    if (
      item.priceMxn === null &&
      line.length <= MAX_LINE_LENGTH &&
      (bold || line.endsWith(":") || isAllCapitals(line))
    ) {
      sections.push({ title: (bold ?? line).replace(/\s*:+$/, ""), items: [] });
      continue;
    }
    const current = sections.at(-1);
    if (current) current.items.push(item);
    else sections.push({ title: null, items: [item] });
  }
  return sections;
}

/**
 * Reads a menu: a link when it looks like a URL, else lines. A heading has no price and ends in a colon or is all
 * capitals of more than 2 characters, or stands between asterisks; an item's price is the last dollar amount of its line, or a number
 * at its end that is set apart. Every word of the text stands in a heading or an item. Null for an empty menu.
 */
export function parseMenu(value: string | null): Menu | null {
  if (!value?.trim()) return null;
  const link = menuLink(value);
  if (link) return { kind: "link", ...link };
  const sections = parseList(value);
  return sections.length > 0 ? { kind: "list", sections } : null;
}

/** How much of a written menu was understood: sections with a title, dishes, and those of them that have a price. */
export function countMenu(sections: readonly MenuSection[]) {
  const items = sections.flatMap((section) => section.items);
  return {
    sections: sections.filter(({ title }) => title !== null).length,
    items: items.length,
    priced: items.filter(({ priceMxn }) => priceMxn !== null).length,
  };
}

/** The lowest and the highest price of a written menu, as "$18–$210"; null when it tells fewer than two. */
export function menuPriceRange(menu: Menu | null): string | null {
  const sections = menu?.kind === "list" ? menu.sections : [];
  const prices = sections.flatMap(({ items }) =>
    items.flatMap(({ priceMxn }) => (priceMxn === null ? [] : [priceMxn])),
  );
  return prices.length > 1 ? `$${Math.min(...prices)}–$${Math.max(...prices)}` : null;
}
