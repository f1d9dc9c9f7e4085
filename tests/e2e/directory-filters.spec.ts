import { expectLive, openFilters } from "./directory";
import { expect, expectNoOverflow, test } from "./test";

const total = /^[\d,]+ resultados?$/;

test("filters by colonia, with numbers that come true", { tag: "@wide" }, async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto("/negocios?category=salud-y-bienestar");
  await openFilters(page);
  const colonia = page.getByRole("combobox", { name: "Colonia" });
  const option = await colonia.locator("option").nth(1).textContent();
  const [, name = "", number = ""] = /^(.+) \(([\d,]+)\)$/.exec(option ?? "") ?? [];
  await expectAccessible();
  await colonia.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/negocios\?category=salud-y-bienestar&colonia=[a-z0-9-]+$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: total })).toHaveText(new RegExp(`^${number} resultados?$`));
  await expect(page.getByRole("link", { name: `Quitar filtro: ${name}` })).toBeVisible();
  await expectNoOverflow(page);
});

test("takes off one filter and leaves the others", async ({ page }) => {
  await page.goto("/negocios?q=dental&category=salud-y-bienestar&plan=free");
  await page.getByRole("link", { name: "Quitar filtro: Salud y Bienestar" }).click();
  await expect(page).toHaveURL("/negocios?q=dental&plan=free");
  await page.getByRole("link", { name: "Quitar filtro: “dental”" }).click();
  await expect(page).toHaveURL("/negocios?plan=free");
  await expect(page.getByRole("combobox", { name: "¿Qué buscas?" })).toHaveValue("");
});

test("shows what is open now, and says how many are not known", async ({ page }) => {
  await page.goto("/negocios");
  await openFilters(page);
  const openNow = page.getByRole("checkbox", { name: /^Abierto ahora \([\d,]+\)$/ });
  await expect(openNow).toBeVisible();
  await openNow.check();
  await expect(page).toHaveURL("/negocios?abierto=1");
  await page.keyboard.press("Escape");
  const unknown = page.getByRole("main").getByRole("link", { name: /^Mostrar también [\d,]+ sin horario/ });
  await expect(unknown).toBeVisible();
  // By night there may be none.
  const found = Number((await page.getByRole("heading", { name: total }).textContent())?.replace(/\D/g, ""));
  await expect(page.getByRole("article")).toHaveCount(Math.min(found, 24));
  await expect(page.getByRole("article").filter({ hasText: "Horario: " })).toHaveCount(Math.min(found, 24));
  await unknown.click();
  await expect(page).toHaveURL("/negocios?abierto=1&sinhorario=1");
  await expect(page.getByRole("link", { name: "Quitar filtro: También sin horario" })).toBeVisible();
});

test("offers the near miss for a mistyped word", async ({ page }) => {
  await page.goto("/negocios?q=feretria");
  const note = page.getByText(/¿Quisiste decir/);
  await expect(note).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await note.getByRole("link").click();
  await expect(page).toHaveURL(/\/negocios\?q=ferreter/);
  await expect(page.getByText(/¿Quisiste decir/)).toHaveCount(0);
});

test("is a list, and remembers that one likes a grid", { tag: "@wide" }, async ({ page }) => {
  const chosen = "Cuadrícula";
  await page.goto("/negocios");
  await expect(page.getByRole("button", { name: "Lista", exact: true })).toHaveAttribute("aria-pressed", "true");
  const [first, second] = await Promise.all([0, 1].map((index) => page.getByRole("article").nth(index).boundingBox()));
  expect(second?.x).toBe(first?.x);
  await page.getByRole("button", { name: chosen, exact: true }).click();
  await expect(page.getByRole("button", { name: chosen, exact: true })).toHaveAttribute("aria-pressed", "true");
  await expectNoOverflow(page);
  await page.goto("/negocios?page=2");
  await expect(page.getByRole("button", { name: chosen, exact: true })).toHaveAttribute("aria-pressed", "true");
  // Cards that have never been on the screen have their expected size.
  await expectNoOverflow(page);
});

test("is used by keyboard alone", { tag: "@wide" }, async ({ page, viewport }) => {
  await page.goto("/negocios");
  const field = page.getByRole("combobox", { name: "¿Qué buscas?" });
  await field.focus();
  await expectLive(page);
  await page.keyboard.type("consultorio");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/negocios?q=consultorio");
  await expect(field).toBeFocused();

  const isPhone = (viewport?.width ?? 0) < 800;
  if (isPhone) {
    await page.getByRole("button", { name: /^Filtros/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Filtros" })).toBeVisible();
  }
  const plan = page.getByRole("combobox", { name: "Plan" });
  await plan.focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL("/negocios?q=consultorio&plan=free");
  await expect(plan).toBeFocused();
  if (isPhone) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Filtros" })).toBeHidden();
  }

  const next = page.getByRole("link", { name: /Siguiente/ });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/negocios?q=consultorio&plan=free&page=2");
  await page.getByRole("article").first().getByRole("heading").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/negocio\//);
});

test("the choice of what to see is as large as a finger", async ({ page }) => {
  await page.goto("/negocios?q=dental&category=salud-y-bienestar");
  await openFilters(page);
  const controls = page
    .getByRole("main")
    .locator("a:visible, button:visible, select:visible, input:not([type=checkbox]):visible");
  expect(await controls.count()).toBeGreaterThan(10);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    // A card's name covers the whole card.
    if ((await control.locator("xpath=ancestor::h3").count()) > 0) continue;
    expect(box?.height, (await control.textContent()) ?? "").toBeGreaterThanOrEqual(44);
  }
});

test("the keyboard goes on where it was when a filter is set or taken off", async ({ page }) => {
  await page.goto("/negocios?category=salud-y-bienestar&plan=free");
  const focused = page.locator(":focus");
  const open = page.getByRole("main").getByRole("link", { name: /^Abierto/ });
  await open.focus();
  await expectLive(page);
  await open.press("Enter");
  await expect(page).toHaveURL("/negocios?category=salud-y-bienestar&plan=free&abierto=1");
  await expect(open).toHaveAttribute("aria-current", "true");
  await expect(open).toBeFocused();

  for (const filter of ["Abierto ahora", "Salud y Bienestar"]) {
    const off = page.getByRole("link", { name: `Quitar filtro: ${filter}` });
    await off.press("Enter");
    await expect(off).toHaveCount(0);
    await expect(focused).toHaveText(total);
  }
});

test("on a phone the keyboard scrolls all of a chip into its row", async ({ page }) => {
  await page.goto("/negocios?q=dental&category=salud-y-bienestar&plan=free&telefono=1");
  const chips = page.getByRole("list", { name: "Filtros en uso" }).getByRole("link");
  await chips.first().focus();
  for (let index = 1; index < (await chips.count()); index += 1) {
    await page.keyboard.press("Tab");
    await expect(chips.nth(index)).toBeFocused();
    await expect(chips.nth(index)).toBeInViewport({ ratio: 1 });
  }
});
