import { expect, expectNoOverflow, test } from "./test";

/** It is one component: each place shows that it is there, and the rest is shown once. */
const PLACES = [
  { path: "/", label: "Buscar un negocio" },
  { path: "/negocios", label: "¿Qué buscas?" },
];

for (const { path, label } of PLACES) {
  test.describe(`the search field of ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test("suggests while one types, and leads to a business by a click", { tag: path === "/" ? "@wide" : [] }, async ({
      page,
      expectAccessible,
    }) => {
      const field = page.getByRole("combobox", { name: label });
      await expect(field).toHaveAttribute("aria-expanded", "false");
      await field.pressSequentially("taqueria la gu");
      const option = page.getByRole("listbox").getByRole("option", { name: /Taquería La Güera/ });
      await expect(option).toBeVisible();
      await expect(option).toContainText("Negocio");
      await expect(field).toHaveAttribute("aria-expanded", "true");
      await expect(page.getByText(/^\d sugerencias?\./)).toBeAttached();
      await expectNoOverflow(page);
      await expectAccessible();
      await option.click();
      await expect(page).toHaveURL("/negocio/taqueria-la-guera");
    });

    test("is used by keyboard alone", async ({ page }) => {
      const field = page.getByRole("combobox", { name: label });
      await field.focus();
      await field.pressSequentially("taqueria");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      const first = page.getByRole("listbox").getByRole("option").first();
      await expect(first).toHaveAttribute("aria-selected", "true");
      await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
      await page.keyboard.press("ArrowUp");
      await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveCount(0);

      await page.keyboard.press("Escape");
      await expect(page.getByRole("listbox")).toBeHidden();
      await expect(field).toHaveValue("taqueria");
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("listbox")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("listbox")).toBeHidden();

      await field.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/negocios?q=taqueria");
    });
  });
}

test("offers the last searches while it is empty", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Buscar un negocio" });
  const recent = page.getByRole("listbox", { name: "Búsquedas recientes" });
  await field.focus();
  await expect(recent).toBeHidden();
  await page.evaluate(() => localStorage.setItem("busquedas_recientes", '["tacos"]'));
  await field.fill("tlapalería");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/negocios?q=tlapaler%C3%ADa");

  await page.goto("/");
  await field.click();
  await expect(recent.getByRole("option")).toHaveText([/^tlapalería/, /^tacos/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/negocios?q=tacos");
});

test("forgets the last searches when told to", async ({ page, expectAccessible }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Buscar un negocio" });
  const recent = page.getByRole("listbox", { name: "Búsquedas recientes" });
  await expect(field).toBeVisible();
  await page.evaluate(() => localStorage.setItem("busquedas_recientes", '["tacos"]'));
  await field.focus();
  await expect(recent).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  await field.fill("x");
  await expect(recent).toBeHidden();
  await field.fill("");
  await expect(recent).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Borrar búsquedas recientes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(recent).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("busquedas_recientes"))).toBeNull();
});

test("leads to categories and colonias, and searches for activities", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Buscar un negocio" });
  await field.pressSequentially("salud y bien");
  await page
    .getByRole("option", { name: /Salud y Bienestar.*Categoría$/ })
    .first()
    .click();
  await expect(page).toHaveURL("/categorias/salud-y-bienestar");

  await page.goto("/");
  await field.pressSequentially("santa martha");
  await page
    // Not one that the first letters have found.
    .getByRole("option", { name: /Santa Martha.*Colonia$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/colonias\/santa-martha/);

  await page.goto("/");
  await field.pressSequentially("ferreter");
  const activity = page.getByRole("listbox").getByRole("option", { name: /Giro$/ }).first();
  await activity.click();
  await expect(page).toHaveURL(/\/negocios\?q=/);
  await expect(page.getByRole("article").first()).toBeVisible();
});
test("suggestions of a slow answer do not cover a newer one", async ({ page }) => {
  const isSlow = (url: string) => url.endsWith("/api/sugerencias?q=pa");
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    (url) => isSlow(url.href),
    async (route) => {
      await mayAnswer;
      // The page may have given it up.
      await route.continue().catch(() => {});
    },
  );
  const over = Promise.race(
    (["requestfinished", "requestfailed"] as const).map((event) =>
      page.waitForEvent(event as "requestfinished", (request) => isSlow(request.url())),
    ),
  );
  await page.goto("/negocios");
  const field = page.getByRole("combobox", { name: "¿Qué buscas?" });
  const asked = page.waitForRequest((request) => isSlow(request.url()));
  await field.pressSequentially("pa");
  await asked;
  await field.pressSequentially("peleria");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(/papeler/i);
  answer();
  await over;
  // Whatever the page makes of it stands in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(/papeler/i);
});

test.describe("where suggestions fail", () => {
  test.use({ expectedConsoleErrors: [/503/] });
  test("one searches without them", async ({ page }) => {
    await page.route("**/api/sugerencias?**", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/negocios");
    const field = page.getByRole("combobox", { name: "¿Qué buscas?" });
    await field.pressSequentially("farmacia");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/negocios?q=farmacia");
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
