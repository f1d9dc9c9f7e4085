import { type Colour, contrastOf } from "./contrast";
import { expect, expectNoOverflow, test } from "./test";

/** Heights of the primitives (48, and 44 for the small ones), in pixels at usual text. */
const HEIGHTS: Readonly<Record<string, number>> = {
  "input.field, select.field, main form input[type=text], main form select": 48,
  ".button:not(.button-sm, .button-icon, .button-bar)": 48,
  "label:has(> input[type=file]) > span:first-child:not(:has(.block))": 48,
  ".button-sm, .button-icon, .chip, .link-chip, .page-link": 44,
};

test("field, select, button and tile have one height, and stand in fours", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/diseno");
  for (const [selector, height] of Object.entries(HEIGHTS)) {
    const boxes = await page
      .getByRole("main")
      .locator(selector)
      .locator("visible=true")
      .evaluateAll((all) => all.map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect().height]));
    expect(boxes.length, selector).toBeGreaterThan(1);
    expect(boxes.filter(([, own]) => own !== height)).toEqual([]);
  }
  const gaps = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("section > div:not(:has(> .badge)), form, form div:has(> label + *)")].flatMap(
      (frame) => {
        const boxes = [...frame.children].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
        return boxes.slice(1).map((box, index) => {
          const before = boxes[index] as DOMRect;
          const gap = box.top >= before.bottom ? box.top - before.bottom : box.left - before.right;
          return [frame.outerHTML.slice(0, 120), Math.round(gap * 100) / 100];
        });
      },
    ),
  );
  expect(gaps.length).toBeGreaterThan(20);
  expect(gaps.filter(([, gap]) => Number(gap) % 4 !== 0)).toEqual([]);
});

test("the primitives are accessible and fit, in both schemes and with large text", { tag: "@wide" }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/diseno");
  await expectAccessible();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole("checkbox", { name: "Pantalla oscura" }).check();
  expect(await ground()).not.toBe(light);
  await page.getByRole("checkbox", { name: "Texto al 130 %" }).check();
  await expectAccessible();
  await expectNoOverflow(page);
  // As a system with dark screens draws it.
  const dark = await ground();
  await page.getByRole("checkbox", { name: "Pantalla oscura" }).uncheck();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).toBe(dark);
});

test("what opens over a page can be read in the dark", async ({ page, expectContrastInTheDark }) => {
  await page.goto("/diseno");
  for (const name of ["Ventana", "Pregunta", "Menú"]) {
    await page.getByRole("main").getByRole("button", { name, exact: true }).press("Enter");
    await expect(
      page.getByRole(/Menú/.test(name) ? "menu" : name === "Pregunta" ? "alertdialog" : "dialog"),
    ).toBeVisible();
    await expectContrastInTheDark();
    await page.keyboard.press("Escape");
  }
});

test("in forced colours buttons keep edges, and what is chosen stands out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/diseno");
  const edges = await page
    .getByRole("main")
    .locator(".button")
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).borderTopStyle + getComputedStyle(each).borderTopWidth),
    );
  expect(new Set(edges)).toEqual(new Set(["solid1px"]));
  const looks = await page.getByRole("main").evaluate((main) => {
    const look = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : "");
    return ["[aria-pressed=true]", "[aria-pressed=false]"].map((selector) => look(main.querySelector(selector)));
  });
  expect(looks[0]).not.toBe(looks[1]);
});

/** Elements in a state, and what draws its shape. */
const STATES = [
  { path: "/login", element: "nav [aria-current=true]", mark: "border-bottom-color" },
  { path: "/negocios", element: "[data-elige-vista][aria-pressed=true]", mark: "background-color" },
  { path: "/", element: ".suggestion[aria-selected=true]", mark: "box-shadow" },
] as const;

/** A mark's colour, and those of all that it lies on or beside. Runs in the browser, so it stands alone. */
function coloursOfMark(element: Element, mark: string): Colour[] {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  function read(colour: string): Colour {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  const styles = getComputedStyle(element);
  const value = styles.getPropertyValue(mark);
  const grounds = mark === "background-color" ? [] : [read(styles.backgroundColor)];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const ground = read(getComputedStyle(around).backgroundColor);
    if (ground[3] < 1) continue;
    grounds.push(ground);
    break;
  }
  // Of several shadows one is drawn.
  const shapes = (value.match(/\w+\([^)]*\)/g) ?? []).map(read).filter(([, , , alpha]) => alpha === 1);
  return [...shapes.slice(0, 1), ...grounds];
}

test("what is chosen or highlighted has a shape that is seen by 3 to 1, in both looks", async ({ page }) => {
  for (const { path, element, mark } of STATES) {
    await page.goto(path);
    if (path === "/") {
      await page.getByRole("combobox", { name: "Buscar un negocio" }).pressSequentially("taqueria");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const [shape, ...grounds] = await page.locator(element).first().evaluate(coloursOfMark, mark);
      expect(grounds.length, element).toBe(mark === "background-color" ? 1 : 2);
      for (const ground of grounds)
        expect(
          contrastOf(shape as Colour, ground),
          `${element}, ${colorScheme}: ${shape} on ${grounds.join(" and ")}`,
        ).toBeGreaterThanOrEqual(3);
    }
    await page.emulateMedia({ colorScheme: "light" });
  }
});
