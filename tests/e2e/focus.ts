import { expect, type Page } from "@playwright/test";
import { type Colour, contrastOf } from "./contrast";

/** Visibility of the element that has the focus. */
export type Stop = {
  /** All of it is on the screen, as far as it fits. */
  isWhole: boolean;
  /** Nothing else lies over it. */
  isUncovered: boolean;
  /** Pixels of its ring that a box around it cuts off. */
  cut: number;
  /** Of its ring and of what lies under it; null without a ring. */
  colours: readonly [Colour, Colour] | null;
  /** Its first letters, for those who read of a failure. */
  html: string;
};

/** Null for none, and for a frame: what is in it is a page of its own. Runs in the browser, so it stands alone. */
function focusInBrowser(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element instanceof HTMLIFrameElement) return null;

  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function read(colour: string): Colour {
    if (!brush) return [0, 0, 0, 0];
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  const over = (top: Colour, below: Colour): Colour => {
    const part = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
    return [part(0), part(1), part(2), 1];
  };
  function groundOf(node: Element | null): Colour {
    if (!node) return read("Canvas");
    const own = read(getComputedStyle(node).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(node.parentElement));
  }
  /** Finds the element that its ring is drawn around: itself, its card, or the tile that hides it. */
  function ring() {
    for (const [owner, part] of [
      [element, undefined],
      [element, "::after"],
      [element?.closest("label"), undefined],
    ] as const) {
      if (!owner) continue;
      const styles = getComputedStyle(owner, part);
      const width = Number.parseFloat(styles.outlineWidth);
      if (styles.outlineStyle === "none" || width < 2 || getComputedStyle(owner).opacity === "0") continue;
      const offset = Number.parseFloat(styles.outlineOffset);
      const colour = read(styles.outlineColor);
      // A ring that is double is seen on any picture.
      const double = /^(rgba?\([^)]*\)) 0px 0px 0px \d+px inset$/.exec(styles.boxShadow);
      const ground = double?.[1] ? read(double[1]) : groundOf(part || offset < 0 ? owner : owner.parentElement);
      const reach = part ? 0 : Math.max(offset + width, 0);
      return { owner, reach, colours: [over(colour, ground), ground] as const };
    }
    return null;
  }

  /** Returns the pixels of its ring that a box cuts off which does not cut off itself. */
  function cutOf(owner: Element, reach: number): number {
    const box = owner.getBoundingClientRect();
    let cut = 0;
    for (let frame = owner.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const room = frame.getBoundingClientRect();
      if (overflowX !== "visible" && box.width <= room.width)
        cut = Math.max(cut, room.left - box.left + reach, box.right + reach - room.right);
      if (overflowY !== "visible" && box.height <= room.height)
        cut = Math.max(cut, room.top - box.top + reach, box.bottom + reach - room.bottom);
      if (position === "fixed") break;
    }
    return Math.round(cut * 10) / 10;
  }

  // Of a text in several lines the first.
  const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const inset = 3;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // Browsers bring the caret of a text of several lines into view, not all of it.
  const isLong = bottom - top > height || element instanceof HTMLTextAreaElement;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, (top + bottom) / 2],
    [right - inset, (top + bottom) / 2],
  ] as const;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  const seen = points.map(([x, y]) => document.elementFromPoint(within(x, width), within(y, height)));
  const drawn = ring();
  return {
    isWhole: right > left && bottom > top && (isLong || (top >= -1 && bottom <= height + 1)),
    isUncovered: seen.some((it) => it !== null && (element.contains(it) || it.contains(element))),
    cut: drawn ? cutOf(drawn.owner, drawn.reach) : 0,
    colours: drawn?.colours ?? null,
    html: element.outerHTML.slice(0, 260),
  };
}

/** One can see where the keyboard is: all of it, on the screen, and its ring by 3 to 1 (WCAG 1.4.11). */
export function expectSeen(stop: Stop, what = ""): void {
  const { isWhole, isUncovered, cut, colours, html } = stop;
  const contrast = colours ? contrastOf(...colours) : 0;
  // All of a page, not the first alone.
  expect
    .soft({ isWhole, isUncovered, isCut: cut > 1, isMarked: contrast >= 3 }, `${what} ${html} (${contrast.toFixed(1)})`)
    .toEqual({
      isWhole: true,
      isUncovered: true,
      isCut: false,
      isMarked: true,
    });
}

export const focusOn = (page: Page): Promise<Stop | null> => page.evaluate(focusInBrowser);

declare global {
  /** Of the walk that is under way; null is beyond what is walked. */
  var stops: (Stop | null)[];
}

/** Puts the focus before all that stands between header and footer, or behind it. */
function focusEdge(isBack: boolean): void {
  const [header, footer] = [document.querySelector("body > header"), document.querySelector("iframe, body > footer")];
  const edge = document.createElement("span");
  edge.tabIndex = -1;
  if (isBack) footer ? footer.before(edge) : document.body.append(edge);
  else header ? header.after(edge) : document.body.prepend(edge);
  edge.focus();
  // What is gone leaves the place where it was to the next key.
  edge.remove();
}

/** Forward or back along a page, and in which look. */
export type Walk = { key: "Tab" | "Shift+Tab"; colorScheme: "light" | "dark" };

/** Of a long list the first and, on the way back, the last. */
const MAX_STOPS = 16;
const AT_ONCE = 8;

/** Stops between header and footer, forward or back. */
async function walk(page: Page, key: Walk["key"]): Promise<Stop[]> {
  await page.evaluate(focusEdge, key !== "Tab");
  // A key that has been let go has been answered: the page has scrolled.
  await page.evaluate(`globalThis.stops = [];
    globalThis.noteStop ??= ({ key }) => {
      const isOutside = document.activeElement?.closest("body > header, body > footer");
      if (key === "Tab") stops.push(isOutside ? null : (${focusInBrowser})());
    };
    addEventListener("keyup", noteStop, true)`);
  const met: Stop[] = [];
  while (met.length < MAX_STOPS) {
    for (let press = 0; press < AT_ONCE; press += 1) await page.keyboard.press(key);
    const stops = await page.evaluate(() => globalThis.stops.splice(0));
    // In a frame, keys are the frame's.
    const end = stops.length < AT_ONCE ? stops.length : stops.indexOf(null);
    met.push(...stops.slice(0, end < 0 ? undefined : end).filter((stop) => stop !== null));
    if (end >= 0) break;
  }
  return met;
}

/** Goes through a page by keyboard, in the window as it stands. */
export async function expectStopsSeen(page: Page, { key, colorScheme }: Walk): Promise<void> {
  // A toast lies over what it tells of.
  await page.keyboard.press("Escape");
  // Far cards, which are laid out when they come near, move what stands below them once more after it was scrolled to.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await page.emulateMedia({ colorScheme });
  for (const stop of await walk(page, key)) expectSeen(stop, `${page.url()} ${key} ${page.viewportSize()?.width} px`);
  await page.emulateMedia({ colorScheme: "light" });
}
