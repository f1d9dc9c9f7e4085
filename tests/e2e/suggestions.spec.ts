import { expect, expectNoOverflow, test } from "./test";

const places = [
  { path: "/", label: "Buscar un negocio" },
  { path: "/negocios", label: "¿Qué buscas?" },
];

for (const { path, label } of places) {
  test.describe(`the search field of ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test("suggests while one types, and leads to a business by a click", { tag: "@wide" }, async ({
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

    test("offers the last searches while it is empty", async ({ page }) => {
      const field = page.getByRole("combobox", { name: label });
      const recent = page.getByRole("listbox", { name: "Búsquedas recientes" });
      await field.focus();
      await expect(recent).toBeHidden();
      await page.evaluate(() => localStorage.setItem("busquedas_recientes", '["tacos"]'));
      await field.fill("tlapalería");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/negocios?q=tlapaler%C3%ADa");

      await page.goto(path);
      await field.click();
      await expect(recent.getByRole("option")).toHaveText([/^tlapalería/, /^tacos/]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/negocios?q=tacos");
    });

    test("forgets the last searches when told to", async ({ page, expectAccessible }) => {
      const field = page.getByRole("combobox", { name: label });
      const recent = page.getByRole("listbox", { name: "Búsquedas recientes" });
      await expect(field).toBeVisible();
      await page.evaluate(() => localStorage.setItem("busquedas_recientes", '["tacos"]'));
      await field.focus();
      await expect(recent).toBeVisible();
      await expectNoOverflow(page);
      // The list is the same on both pages; this one is read in a moment.
      if (path === "/") await expectAccessible();
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
      const field = page.getByRole("combobox", { name: label });
      await field.pressSequentially("salud y bien");
      await page
        .getByRole("option", { name: /Categoría$/ })
        .first()
        .click();
      await expect(page).toHaveURL("/categorias/salud-y-bienestar");

      await page.goto(path);
      await field.pressSequentially("santa martha");
      await page
        .getByRole("option", { name: /Colonia$/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/colonias\/santa-martha/);

      await page.goto(path);
      await field.pressSequentially("ferreter");
      const activity = page.getByRole("listbox").getByRole("option", { name: /Giro$/ }).first();
      await activity.click();
      await expect(page).toHaveURL(/\/negocios\?q=/);
      await expect(page.getByRole("article").first()).toBeVisible();
    });
  });
}

test("suggestions of a slow answer do not cover a newer one", async ({ page }) => {
  await page.route("**/api/sugerencias?q=pa", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => {});
  });
  await page.goto("/negocios");
  const field = page.getByRole("combobox", { name: "¿Qué buscas?" });
  const slow = page.waitForRequest("**/api/sugerencias?q=pa");
  await field.pressSequentially("pa");
  await slow;
  await field.pressSequentially("peleria");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(/papeler/i);
  await page.waitForTimeout(1200);
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

for (const term of ["", "   ", "%", "_", "\\", "'", '",()', "\u0000", "<b>", "💈", "x".repeat(2000)]) {
  test(`the answer to ${JSON.stringify(term.slice(0, 10))} is a list`, async ({ request }) => {
    const answer = await request.get("/api/sugerencias", { params: { q: term } });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toBeInstanceOf(Array);
  });
}
