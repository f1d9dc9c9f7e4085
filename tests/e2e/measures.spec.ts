import { expect, expectNoOverflow, test } from "./test";

/** Heights of the primitives (48, and 44 for the small ones), in pixels at usual text. */
const HEIGHTS: Readonly<Record<string, number>> = {
  "input.field, select.field, main form input[type=text], main form select": 48,
  ".button:not(.button-sm, .button-icon, .button-bar)": 48,
  "label:has(> input[type=file]) > span:first-child:not(:has(.block))": 48,
  ".button-sm, .button-icon, .chip, .link-chip, .page-link, [role=combobox], [role=tab]": 44,
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
  for (const name of ["Ventana", "Pregunta", "Menú", "Más"]) {
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
    return [
      "[aria-pressed=true]",
      "[aria-pressed=false]",
      "[role=tab][aria-selected=true]",
      "[role=tab][aria-selected=false]",
    ].map((selector) => look(main.querySelector(selector)));
  });
  expect(looks[0]).not.toBe(looks[1]);
  expect(looks[2]).not.toBe(looks[3]);
});
