import type { Page } from "@playwright/test";

export type Focus = {
  /** A ring or a shadow is drawn around it, or around the card that it stands for. */
  isMarked: boolean;
  /** All of it is on the screen, as far as it fits. */
  isWhole: boolean;
  /** Nothing else lies over it. */
  isUncovered: boolean;
  /** Its first letters, for those who read of a failure. */
  html: string;
};

/** What can be seen of the element that has the focus; null for none. */
export const focusOn = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isRing = (styles: CSSStyleDeclaration) => styles.outlineStyle !== "none" || styles.boxShadow !== "none";
    // Of a text in several lines the first.
    const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [inset, height] = [3, document.documentElement.clientHeight];
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, (top + bottom) / 2],
      [right - inset, (top + bottom) / 2],
    ] as const;
    const seen = points.map(([x, y]) => document.elementFromPoint(x, y));
    return {
      isMarked: [undefined, "::after"].some((part) => isRing(getComputedStyle(element, part))),
      isWhole: right > left && bottom > top && (bottom - top > height || (top >= -1 && bottom <= height + 1)),
      isUncovered: seen.some((it) => it !== null && (element.contains(it) || it.contains(element))),
      html: element.outerHTML.slice(0, 160),
    };
  });
