import { ANY_AMOUNT, PESOS, toAmount, WRITTEN_AMOUNT } from "@/lib/text/written-amount";
import { barePrice } from "./bare-price";
import { menuLink } from "./menu-link";
import { holdsTelephone, isSaidNote, NO_PRICE, NOTE_PREFIX, readUnpriced } from "./menu-note";

export type MenuItem = {
  name: string;
  priceMxn: number | null;
  /** It is about the shop, and no dish. */
  isNote?: true;
  /** The line, from 0, of one that was not read: it is shown as it was typed, as no dish. */
  unreadLine?: number;
};
/** Items before the first heading have no title. */
export type MenuSection = { title: string | null; items: MenuItem[] };

export type Menu =
  | { kind: "link"; url: string; embedUrl: string | null }
  | { kind: "list"; sections: readonly MenuSection[] };

/** Start of a price with its sign. Struck-out ones have none, and dollars are no pesos. */
const SIGN = /~[^~]*~|(?:\bmxn?\s*)?(?<!\busd?\s?)\$\s*(?=\d)/giu;
const SIGNED = new RegExp(`(?:mxn?\\s*)?\\$\\s*(${WRITTEN_AMOUNT})(?:\\s*${PESOS}(?!\\p{L}))?`, "iuy");
/** A number without its sign, at the end: after dots, a dash, a colon, an arrow or a gap ("Pastor .... 18"), or with its money's name. */
const PLAIN = new RegExp(
  `(\\s*(?:\\.{2,}|…+|\\t|\\s{2,}|[=|→])\\s*|\\s*:(?:\\s+|(?<!\\d\\s*:))|\\s[-–—]\\s*|\\s(?=[\\d.,'’\\s]+${PESOS}|mxn?)(?:mxn?\\s*)?)(${WRITTEN_AMOUNT})(?:\\s*${PESOS})?(\\s*c\\/u)?$`,
  "iu",
);
/** Longer lines are no dishes and stay as they are: the patterns here would be slow on hostile text. */
const MAX_LINE_LENGTH = 300;
const BULLET = /^(?:[-*•·–—‣◦●○■□▪▫►▶➤✓✔>]\ufe0f?\s+|[-•·–—](?=\p{L}))/u;
/** Dots, dashes, colons, a slash and a plus that led to the price, or from it: "$180/kg" has a slash of its own. */
const LEADER = /[\s.:,;·…=|→–—+/-]+$/;
const LEADER_IN_FRONT = /^(?:[\s.:,;·…=|→–—+-]|\/(?![\p{L}\p{N}]))+/u;
const OPENED = /[([]$/;
/** Another price in front of one: "$30/$45", "$30 a $45". */
const FIRST_OF_TWO = new RegExp(
  `(?<!\\busd?\\s?)\\$\\s*\\d[\\d.,]*\\s*(?:${PESOS}\\s*)?(?:[-–—/]|[aoy](?=\\s))\\s*$`,
  "iu",
);
/** All that is left of a line without its price where it names no dish. */
const PRICE_ALONE = /^\(?(?:c\/u\.?)?\)?$/i;

/** Marks of a chat around words or a line. What is struck out is read as a heading at most. */
const MARKS = ["*", "_", "`", "~"].map((mark) => {
  const inner = mark === "~" ? "[^~\\p{N}\\n]" : `[^${mark}\\n]`;
  const edge = `([^\\p{L}\\p{N}${mark}]*)`;
  return {
    isBold: mark === "*",
    line: new RegExp(`^${edge}[${mark}]+\\s*(${inner}+?)\\s*[${mark}]+${edge}$`, "u"),
    words:
      mark === "~"
        ? null
        : new RegExp(`(?<![\\p{L}\\p{N}])[${mark}]+(?=\\S)(${inner}+?)(?<=\\S)[${mark}]+(?![\\p{L}\\p{N}])`, "gu"),
  };
});

/** A line without the marks of a chat, and whether they stood around all of it. */
function unmarked(line: string) {
  let text = line;
  let isMarked = false;
  let isBold = false;
  for (const mark of MARKS) {
    const around = mark.line.exec(text);
    if (around) text = around.slice(1).join("");
    isMarked ||= around !== null;
    isBold ||= around !== null && mark.isBold;
    if (mark.words) text = text.replace(mark.words, "$1");
  }
  return { text: text.replace(BULLET, ""), isMarked, isBold };
}

/** The hours of a day, or two prices: "9 - 18", "50 - 80". What is much more than the number in front of it is the price of a "Combo 2". */
const LAST_HOUR = 24;
const isRange = (lead: string, before: string, price: number): boolean => {
  const other = Number(/(\d+)\s*$/.exec(before)?.[1] ?? Number.NaN);
  return /[-–—]/.test(lead) && other < price && (price <= LAST_HOUR || price < 4 * other);
};
/** "1 200 pesos" is as likely "… 1" at 200 pesos; "30 o 45 pesos" are two prices. */
const mayBeTwoNumbers = (lead: string, before: string, written: string): boolean =>
  lead === " " &&
  (written.includes(" ") || /\d [oy]$/.test(before) || (/\d$/.test(before) && /^\d{3}(?!\d)/.test(written)));

function findPrice(line: string): { before: string; price: number; after: string } | null {
  const signs = [...line.matchAll(SIGN)].filter(([found]) => !found.startsWith("~"));
  // "Chilaquiles $95 (con pollo +$20)": what is added to a price is none, unless nothing else is one.
  const sign = signs.findLast(({ index }) => !/\+\s*$/.test(line.slice(0, index))) ?? signs.at(-1);
  if (sign) {
    SIGNED.lastIndex = sign.index;
    const [found = "", written] = SIGNED.exec(line) ?? [];
    const before = line.slice(0, sign.index);
    if (written === undefined || FIRST_OF_TWO.test(before)) return null;
    return {
      before,
      price: toAmount(written),
      after: line.slice(sign.index + found.length),
    };
  }
  const plain = PLAIN.exec(line);
  if (!plain || plain.index === 0) {
    const bare = barePrice(line);
    return bare && !mayBeTwoNumbers(" ", bare.before, String(bare.price)) ? bare : null;
  }
  const [, lead = "", written = "", after = ""] = plain;
  const before = line.slice(0, plain.index);
  const price = toAmount(written);
  return isRange(lead, before, price) || mayBeTwoNumbers(lead, before, written) ? null : { before, price, after };
}

function nameAround(before: string, after: string): string {
  let front = before.replace(LEADER, "");
  let rest = after.trim();
  if (OPENED.test(front)) {
    rest = rest.replace(LEADER_IN_FRONT, "");
    if (/^[)\]]/.test(rest)) [front, rest] = [front.slice(0, -1).replace(LEADER, ""), rest.slice(1).trim()];
  }
  const behind = rest.replace(LEADER_IN_FRONT, "");
  if (front === "" || behind === "") return front + behind;
  return `${front}${OPENED.test(front) || /^[.,;)\]]/.test(rest) ? "" : " "}${rest}`;
}

const withoutPrice = (name: string): MenuItem => ({ name, priceMxn: null });

function parseItem(line: string): MenuItem {
  const found = isSaidNote(line) || holdsTelephone(line) ? null : findPrice(line);
  return found ? { name: nameAround(found.before, found.after), priceMxn: found.price } : withoutPrice(line);
}

/** Kind of a line without a price: an unclear one is asked about. */
function toUnpriced(text: string, line: number): MenuItem {
  const { name, kind } = readUnpriced(text);
  if (kind === "dish") return withoutPrice(name);
  return { ...withoutPrice(name), ...(kind === "note" ? { isNote: true } : { unreadLine: line }) };
}

const isAllCapitals = (line: string): boolean => line.length > 2 && /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);
const beginsWithCapital = (line: string): boolean => /^[^\p{L}]*\p{Lu}/u.test(line);

function readLine(line: string, beginsBlock: boolean) {
  if (line.length > MAX_LINE_LENGTH) return { text: line, item: withoutPrice(line), isHeading: false };
  const { text, isBold, isMarked } = unmarked(line);
  const item = parseItem(text);
  const isHighlighted = isBold || isAllCapitals(text) || (isMarked && beginsBlock && beginsWithCapital(text));
  const isTitle = text.endsWith(":") || (isHighlighted && !ANY_AMOUNT.test(text));
  const isRead = item.priceMxn !== null || isSaidNote(text) || holdsTelephone(text);
  return { text, item, isHeading: isTitle && !isRead };
}

function parseList(text: string): MenuSection[] {
  const sections: MenuSection[] = [];
  const add = (item: MenuItem) => {
    const current = sections.at(-1);
    if (current) current.items.push(item);
    else sections.push({ title: null, items: [item] });
    return item;
  };
  let beginsBlock = true;
  let above: MenuItem | null = null;
  for (const [number, rawLine] of menuLines(text).entries()) {
    const line = rawLine.trim();
    // Blank, or drawn across: "-----".
    if (!/[\p{L}\p{N}$]/u.test(line)) {
      beginsBlock ||= line === "";
      above = null;
      continue;
    }
    const { text: plain, item, isHeading } = readLine(line, beginsBlock);
    const isAlone = item.priceMxn !== null && PRICE_ALONE.test(item.name);
    if (isHeading) {
      sections.push({ title: plain.replace(/\s*:+$/, ""), items: [] });
      above = null;
    } else if (isAlone && above?.unreadLine !== undefined && !ANY_AMOUNT.test(above.name)) {
      above.name = `${above.name} ${item.name}`.trim();
      above.priceMxn = item.priceMxn;
      delete above.unreadLine;
    } else above = add(isAlone || item.priceMxn === null ? toUnpriced(plain, number) : item);
    beginsBlock = false;
  }
  return sections;
}

const menuLines = (text: string): string[] => text.split(/\r\n?|\n/);

export const asUnpriced = (line: string): string => `${line.trimEnd()}${NO_PRICE}`;
const asNote = (line: string): string => `${NOTE_PREFIX}${line.trim()}`;

export const withLineRead = (text: string, line: number, as: "note" | "dish"): string =>
  menuLines(text)
    .map((written, index) => (index !== line ? written : as === "note" ? asNote(written) : asUnpriced(written)))
    .join("\n");

/** Reads a menu: a link for a URL, else lines. Headings end in a colon without a price, or name no money and are capitals of more than 2
 * characters or marked. Prices: the last dollar amount, or a number at the end or alone below; unclear ones, or two, are none. Each
 * word is in a heading or an item. Null when empty. */
export function parseMenu(value: string | null): Menu | null {
  if (!value?.trim()) return null;
  const link = menuLink(value);
  if (link) return { kind: "link", ...link };
  const sections = parseList(value);
  return sections.length > 0 ? { kind: "list", sections } : null;
}

export const isDish = ({ isNote, unreadLine }: MenuItem): boolean => !isNote && unreadLine === undefined;

export function countMenu(sections: readonly MenuSection[]) {
  const all = sections.flatMap((section) => section.items);
  const items = all.filter(isDish);
  return {
    sections: sections.filter(({ title }) => title !== null).length,
    items: items.length,
    priced: items.filter(({ priceMxn }) => priceMxn !== null).length,
    unread: all.filter(({ unreadLine }) => unreadLine !== undefined).length,
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
